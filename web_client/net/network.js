// Whether the device has gone from one network to another, where the browser tells.

/**
 * What was connected through the old network may be dead without a word. Browsers also tell of every change in speed; that
 * isn't another network.
 * @param {() => void} listener
 */
export function onAnotherNetwork(listener) {
  const connection = "connection" in navigator ? navigator.connection : null;
  if (!(connection instanceof EventTarget) || !("type" in connection)) return;
  let before = connection.type;
  connection.addEventListener("change", () => {
    if (connection.type === before) return;
    before = connection.type;
    listener();
  });
}
