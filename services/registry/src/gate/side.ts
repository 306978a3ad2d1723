import { createContext, runInContext, type Context } from 'node:vm';
import { recorder, type Note } from './recorder';

export type Side = 'browser' | 'server';

/** Globals of each side for a module; each of these only records. */
const recorded: Record<Side, readonly string[]> = {
  browser: (
    'setTimeout setInterval clearTimeout clearInterval requestAnimationFrame cancelAnimationFrame requestIdleCallback ' +
    'cancelIdleCallback queueMicrotask addEventListener removeEventListener dispatchEvent document navigator location ' +
    'history localStorage sessionStorage indexedDB caches fetch XMLHttpRequest WebSocket EventSource Worker ' +
    'SharedWorker BroadcastChannel MessageChannel IntersectionObserver MutationObserver ResizeObserver ' +
    'PerformanceObserver customElements matchMedia getComputedStyle CSS CSSStyleSheet HTMLElement Element Node Event ' +
    'CustomEvent Image Audio FormData File Blob FileReader screen visualViewport performance scrollTo ' +
    'trustedTypes'
  ).split(' '),
  server:
    'setTimeout setInterval setImmediate clearTimeout clearInterval clearImmediate queueMicrotask process fetch performance'.split(
      ' ',
    ),
};

const harmless = {
  URL,
  URLSearchParams,
  TextEncoder,
  TextDecoder,
  AbortController,
  AbortSignal,
  structuredClone,
  atob,
  btoa,
};

/** The shell's federation runtime for an entry: see shell/src/composition/federation-runtime.ts. */
const federation = (note: Note) => ({
  _FEDERATION_BUNDLER_RUNTIME: {
    __esModule: true,
    default: { runtime: recorder('', note), bundlerRuntime: recorder('', note), attachShareScopeMap: () => undefined },
  },
});

/** Time limit of one file, in milliseconds. */
const timeout = 2000;

const intrinsics =
  'Object Function Array String Number Boolean Promise Map Set RegExp Date Error Symbol JSON Math Intl';

/** Returns the property names of built-in objects, as one text: comparing it is cheap. */
const namesOfIntrinsics = `(() => {
  const parts = ${JSON.stringify(intrinsics.split(' '))}.flatMap(name => [[name, globalThis[name]], [name + '.prototype', globalThis[name].prototype]]);
  return () => parts.flatMap(([name, part]) => part ? Reflect.ownKeys(part).map(key => name + '.' + String(key)) : []).join();
})()`;

/** Environment of one side for the modules of one release. */
export const openSide = (side: Side, note: Note) => {
  let watching = false;
  const noteWhileWatching: Note = (kind, what) => watching && note(kind, what);
  const stubs = recorded[side].map(name => [name, recorder(name, noteWhileWatching)] as const);
  const surroundings = {
    ...harmless,
    ...Object.fromEntries(stubs),
    ...(side === 'browser' && federation(noteWhileWatching)),
  };
  const context: Context = createContext(surroundings, { microtaskMode: 'afterEvaluate' });
  const hidden = (name: string, value: unknown) => Object.defineProperty(context, name, { value, writable: true });
  const whole = runInContext('globalThis', context) as object;
  for (const name of ['window', 'self', 'global', 'top', 'parent']) hidden(name, whole);
  hidden(
    'console',
    recorder('console', () => undefined),
  );
  hidden('__act', undefined);
  const known = new Map(Object.entries(context));
  const intrinsic = runInContext(namesOfIntrinsics, context) as () => string;
  let builtIn = intrinsic();

  /** Runs a function with a time limit and a recording. */
  const run = <T>(act: () => T): T => {
    context['__act'] = act;
    watching = true;
    try {
      return runInContext('__act()', context, { timeout }) as T;
    } finally {
      watching = false;
    }
  };

  return {
    context,
    run,
    /** Returns the globals written since the last call. */
    noteWrites(allowed: readonly string[], report: Note) {
      for (const [name, value] of Object.entries(context)) {
        if (allowed.includes(name) || (known.has(name) && known.get(name) === value)) continue;
        known.set(name, value);
        report('global', side === 'browser' ? `window.${name} =` : `globalThis.${name} =`);
      }
      const now = intrinsic();
      if (now === builtIn) return;
      const before = new Set(builtIn.split(','));
      for (const name of now.split(',')) if (!before.has(name)) report('prototype', name);
      builtIn = now;
    },
    /** The modules of a chunk, by id. */
    modulesOf(path: string, text: string, list: string): Record<string, unknown> {
      if (side === 'server') {
        const exported: { modules?: Record<string, unknown> } = {};
        const body = runInContext(`(function(exports, require, module) {${text}\n})`, context, { filename: path }) as (
          ...names: unknown[]
        ) => void;
        body(exported, recorder('', noteWhileWatching), { exports: exported });
        return exported.modules ?? {};
      }
      runInContext(text, context, { filename: path });
      const pushed = (context[list] ?? []) as [unknown, Record<string, unknown>][];
      context[list] = [];
      return Object.assign({}, ...pushed.map(([, modules]) => modules)) as Record<string, unknown>;
    },
    createRequire: (modules: Record<string, unknown>) => createRequire(modules, noteWhileWatching),
  };
};

type Factory = (this: unknown, module: { exports: unknown }, exports: unknown, require: unknown) => void;
type Getters = Record<string, () => unknown>;

/** Emulates the bundler's runtime for a module. Modules shared by the shell are replaced by a proxy. */
const createRequire = (modules: Record<string, unknown>, note: Note) => {
  const loaded = new Map<string, { exports: unknown }>();
  const load = (id: string): unknown => {
    const known = loaded.get(String(id));
    if (known) return known.exports;
    const module = { id, exports: {} as unknown };
    loaded.set(String(id), module);
    const factory = modules[id] as Factory | undefined;
    if (factory) factory.call(module.exports, module, module.exports, require);
    else module.exports = recorder('', note);
    return module.exports;
  };
  const define = (target: object, getters: Getters) =>
    Object.entries(getters).forEach(([name, get]) => Object.defineProperty(target, name, { enumerable: true, get }));
  const require = Object.assign((id: string) => load(id), {
    d: define,
    r: (target: object) => Object.defineProperty(target, '__esModule', { value: true }),
    n: (module: { __esModule?: boolean; default?: unknown }) => {
      const get = module?.__esModule ? () => module.default : () => module;
      define(get, { a: get });
      return get;
    },
    o: (target: object, name: string) => Object.hasOwn(target, name),
    e: () => new Promise(() => undefined),
    t: (id: string) => load(id),
    hmd: (module: unknown) => module,
    nmd: (module: unknown) => module,
    g: recorder('globalThis', note),
    p: '',
    m: modules,
    federation: recorder('', note),
  });
  return require;
};
