// Style sheets of views whose code comes on demand.

/** @type {Map<string, Promise<void>>} */
const asked = new Map();

/**
 * @param {string} path of a sheet; asked for once
 * @returns {Promise<void>} settled when it is there; and if it can't be had: a plain page is better than none
 */
export function styled(path) {
  let settled = asked.get(path);
  if (settled === undefined) asked.set(path, (settled = fetched(path)));
  return settled;
}

/** @param {string} path @returns {Promise<void>} */
function fetched(path) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = path;
  return new Promise((resolve) => {
    link.onload = () => resolve();
    link.onerror = () => {
      // The next view that wants it asks again.
      asked.delete(path);
      link.remove();
      resolve();
    };
    document.head.append(link);
  });
}
