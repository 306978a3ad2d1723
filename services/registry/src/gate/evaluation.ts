/** Something that a module does to its surroundings as soon as it is loaded. */
export interface Effect {
  kind: EffectKind;
  file: string;
  /** As the module says it: `window.addEventListener`. */
  what: string;
}

export type EffectKind =
  'timer' | 'listener' | 'network' | 'storage' | 'document' | 'navigation' | 'global' | 'prototype' | 'process';

/** Texts as they lie in a bundle. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/** What running every module of a release, each side for itself, came to. */
export interface Evaluation {
  effects: Effect[];
  /** What threw or did not end. */
  faults: { file: string; error: string }[];
  /** By locale, from the server's bundle. */
  catalogues: Record<string, Catalogue>;
  /** The browser's entry left a container under its own name. */
  container: boolean;
}

/** What is run. */
export interface EvaluationRequest {
  remote: string;
  release: string;
  /** Text of scripts by path: `browser/x.js`, `server/x.cjs`. */
  scripts: Record<string, string>;
}
