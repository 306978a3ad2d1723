import type { EffectKind } from './evaluation';

/** Called for every effect on the environment, and when a text or a number was substituted. */
export type Note = (kind: EffectKind | 'assumed', what: string) => void;

/** Calls to report, by their last name. */
const calls: Record<string, EffectKind> = {
  setTimeout: 'timer',
  setInterval: 'timer',
  setImmediate: 'timer',
  requestAnimationFrame: 'timer',
  requestIdleCallback: 'timer',
  addEventListener: 'listener',
  addListener: 'listener',
  subscribe: 'listener',
  listen: 'listener',
  observe: 'listener',
  BroadcastChannel: 'listener',
  fetch: 'network',
  sendBeacon: 'network',
  XMLHttpRequest: 'network',
  WebSocket: 'network',
  EventSource: 'network',
  Worker: 'network',
  SharedWorker: 'network',
  getItem: 'storage',
  setItem: 'storage',
  removeItem: 'storage',
  open: 'storage',
  write: 'document',
  writeln: 'document',
  append: 'document',
  prepend: 'document',
  appendChild: 'document',
  insertBefore: 'document',
  insertAdjacentHTML: 'document',
  replaceChildren: 'document',
  define: 'document',
  pushState: 'navigation',
  replaceState: 'navigation',
  assign: 'navigation',
  replace: 'navigation',
  reload: 'navigation',
};

/** Assignments to report, by their prefix. */
const writes: readonly [prefix: string, kind: EffectKind][] = [
  ['document.cookie', 'storage'],
  ['document.', 'document'],
  ['localStorage.', 'storage'],
  ['sessionStorage.', 'storage'],
  ['location.', 'navigation'],
  ['history.', 'navigation'],
  ['navigator.', 'global'],
  ['process.', 'process'],
];

/** An element outside the document may be written to. */
const isDetached = (path: string) => path.includes('()');

/** Nothing listens then: libraries ask so which options of listeners the browser knows. */
const isEmptyListener = (name: string, args: readonly unknown[]) => name === 'addEventListener' && args[1] === null;

const noItems = function* (): Generator<never> {};

/**
 * A recording proxy for any value: it can be read, called and constructed, and reports effects outside the module.
 * @param path the name of the value in a module
 */
export const recorder = (path: string, note: Note): object => {
  const parts = new Map<PropertyKey, unknown>();
  const act = (args: readonly unknown[]) => {
    const name = path.slice(path.lastIndexOf('.') + 1);
    const kind = path.startsWith('process.') && /\.(on|once|exit|kill)$/.test(path) ? 'process' : calls[name];
    if (kind && !isEmptyListener(name, args)) note(kind, path);
    return recorder(`${path}()`, note);
  };
  return new Proxy(function () {}, {
    get(target, name) {
      if (name === Symbol.toPrimitive) return () => (note('assumed', path), '');
      if (name === Symbol.iterator) return noItems;
      if (typeof name === 'symbol' || name === 'then') return undefined;
      if (name === 'prototype') return target.prototype as unknown;
      if (name === 'length') return 0;
      if (!parts.has(name)) parts.set(name, recorder(path ? `${path}.${name}` : name, note));
      return parts.get(name);
    },
    set(_, name, value) {
      const target = `${path}.${String(name)}`;
      const kind = isDetached(path) ? undefined : writes.find(([prefix]) => target.startsWith(prefix))?.[1];
      if (kind) note(kind, `${target} =`);
      parts.set(name, value);
      return true;
    },
    has: () => true,
    apply: (_target, _this, args: readonly unknown[]) => act(args),
    construct: (_target, args: readonly unknown[]) => act(args),
  });
};
