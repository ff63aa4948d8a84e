// Preact as the views use it: templates, the store, and parts that only render when their own props change.

/** @import { ComponentChildren, VNode } from "../vendor/preact.js" */
/** @import { Client } from "../client.js" */
/** @import { App } from "../state/app.js" */
import htm from "../vendor/htm.js";
import { Component, createContext, h } from "../vendor/preact.js";
import { useContext, useEffect, useReducer, useRef } from "../vendor/preact-hooks.js";

/**
 * htm would make a part that never changes once and hand it out for ever. Such a part knows where it was first, and from there
 * everything can be reached that was shown since: nothing of it would ever be let go. By `this[0]` htm makes each part anew.
 * @this {number[]}
 * @param {any} type @param {any} props @param {any[]} children
 * @returns {VNode}
 */
function fresh(type, props, ...children) {
  this[0] = 3;
  return h(type, props, ...children);
}

/** Several root elements give an array, which Preact takes as well. */
export const html = /** @type {(strings: TemplateStringsArray, ...values: unknown[]) => VNode} */ (
  /** @type {unknown} */ (htm.bind(/** @type {any} */ (fresh)))
);

export const ClientContext = createContext(/** @type {Client | null} */ (null));

/** @returns {Client} */
export function useClient() {
  const client = useContext(ClientContext);
  if (client === null) throw new Error("no client above this view");
  return client;
}

/** @returns {() => void} renders the view once more, and is the same function every time */
export function useRenderAgain() {
  const [, again] = useReducer((/** @type {number} */ times) => times + 1, 0);
  return /** @type {() => void} */ (again);
}

/**
 * @template T
 * @param {(app: App) => T} select must give the same value for the same state; only a change of it renders again
 * @returns {T}
 */
export function useApp(select) {
  const { store } = useClient();
  const renderAgain = useRenderAgain();
  const value = select(store.get());
  const shown = useRef({ value, select });
  shown.current = { value, select };
  useEffect(() => {
    const look = () => {
      if (!Object.is(shown.current.select(store.get()), shown.current.value)) renderAgain();
    };
    look();
    return store.subscribe(look);
  }, [store]);
  return value;
}

/**
 * @template {object} P
 * @param {(props: P) => ComponentChildren} view
 * @returns {import("../vendor/preact.js").ComponentClass<P>} the same view, not rendered again for equal props
 */
export function memo(view) {
  return class Memo extends Component {
    /** @param {Readonly<Record<string, unknown>>} next */
    shouldComponentUpdate(next) {
      const now = /** @type {Record<string, unknown>} */ (this.props);
      const names = Object.keys(next);
      return names.length !== Object.keys(now).length || names.some((name) => !Object.is(now[name], next[name]));
    }

    render() {
      return h(/** @type {any} */ (view), this.props);
    }
  };
}

/** @param {(string | false | null | undefined)[]} names @returns {string} those that are there, as a class attribute */
export function classes(...names) {
  return names.filter(Boolean).join(" ");
}
