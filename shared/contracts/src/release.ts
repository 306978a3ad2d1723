import type { RemoteManifest } from './remote';

/** One file of a release. */
export interface ReleaseFile {
  /** Relative to the release's folder: `browser/remoteEntry.js`. */
  path: string;
  /** Bytes. */
  size: number;
  /** `sha384-<base64>`, the form of the integrity attribute. */
  integrity: string;
}

/** What the registry keeps of one release. Immutable. */
export interface ReleaseRecord {
  remote: string;
  /** Hash of the build's inputs; also part of the bundle's unique name. */
  release: string;
  /** ISO 8601. */
  createdAt: string;
  manifest: RemoteManifest;
  /** Chunk name (a route id, `remote`, `messages-mn` …) → browser files in loading order, relative to `browser/`. */
  chunks: Record<string, string[]>;
  files: ReleaseFile[];
}

/** One live remote as a page needs to know it. */
export interface ComposedRemote {
  id: string;
  release: string;
  /** Where its browser files lie, with a final slash: `/releases/catalog/1f3c…/browser/`. */
  base: string;
  manifest: RemoteManifest;
  chunks: Record<string, string[]>;
}

/** The release plan of one page view: which release of which remote. Everything a page loads later comes from the same plan. */
export interface Composition {
  /** Hash of site and releases; equal plans have equal ids. */
  plan: string;
  site: string;
  remotes: ComposedRemote[];
}

/** One change of a live pointer. */
export interface Promotion {
  remote: string;
  release: string;
  site: string;
  /** ISO 8601. */
  at: string;
}

export const registryPaths = {
  composition: '/registry/composition',
  releases: '/registry/releases',
  release: (remote: string, release: string) => `/registry/releases/${remote}/${release}`,
  promote: '/registry/promote',
  rollback: '/registry/rollback',
  live: '/registry/live',
} as const;

/**
 * Global name that a remote's entry takes in the browser. Not its bare id: an element with that id would be found in its
 * place, for a window knows its elements by name.
 */
export const entryGlobal = (remote: string) => `remote_${remote.replaceAll('-', '_')}`;

/** Browser address of a release's folder. */
export const releaseBase = (remote: string, release: string) => `/releases/${remote}/${release}/browser/`;
