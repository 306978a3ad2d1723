/** An effect of a module on its environment at load time. */
export interface Effect {
  kind: EffectKind;
  file: string;
  /** As written in the module: `window.addEventListener`. */
  what: string;
}

export type EffectKind =
  | 'timer'
  | 'listener'
  | 'network'
  | 'storage'
  | 'document'
  | 'navigation'
  | 'global'
  | 'prototype'
  | 'process';

/** Texts as they are in a bundle. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/** Result of running every module of a release, on each side separately. */
export interface Evaluation {
  effects: Effect[];
  /** Errors and timeouts. */
  faults: { file: string; error: string }[];
  /** By locale, from the server's bundle. */
  catalogues: Record<string, Catalogue>;
  /** The browser's entry defined a container under its own name. */
  container: boolean;
}

/** Input of a run. */
export interface EvaluationRequest {
  remote: string;
  release: string;
  /** Text of scripts by path: `browser/x.js`, `server/x.cjs`. */
  scripts: Record<string, string>;
}
