// One value that changes, and those who want to know.

/**
 * @template T
 * @typedef {object} Store
 * @property {() => T} get
 * @property {(change: (value: T) => T) => void} update
 * @property {(listener: () => void) => () => void} subscribe returns what ends it
 */

/**
 * @template T
 * @param {T} initial
 * @returns {Store<T>}
 */
export function createStore(initial) {
  let value = initial;
  /** @type {Set<() => void>} */
  const listeners = new Set();
  return {
    get: () => value,
    update(change) {
      const next = change(value);
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
