import type { RemoteManifest } from './remote';

/** One file of a release. */
export interface ReleaseFile {
  /** Relative to the release's folder: `browser/remoteEntry.js`. */
  path: string;
  /** Bytes. */
  size: number;
  /** `sha256-<base64>`, the form of the integrity attribute; of earlier kits `sha384-<base64>`. */
  integrity: string;
}

/** Source control state of a release. */
export interface ReleaseSource {
  /** Git commit, 40 hex digits; empty outside a repository. */
  commit: string;
  /** The work tree had uncommitted changes. */
  changed: boolean;
}

/** A slot of another remote that a release places on its pages. */
export interface UsedSlot {
  id: string;
  /** Version of the slot that the page was written for. */
  version: number;
}

/** Imports and slots that a release uses, read from its sources at build time. */
export interface ReleaseUses {
  slots: UsedSlot[];
  /** Shared module → names imported from it as values. */
  names: Record<string, string[]>;
}

/** The signed part of a release record. */
export interface UnsignedRelease {
  remote: string;
  /** Hash of the build's inputs; also part of the bundle's unique name. */
  release: string;
  /** ISO 8601. */
  createdAt: string;
  /** Author of the build, as git knows it. */
  creator: string;
  /** Has not passed the gate: shown only by its team's override, and never live. */
  draft?: true;
  source: ReleaseSource;
  manifest: RemoteManifest;
  /** Chunk name (a route id, `remote`, `messages-mn` …) → browser files in loading order, relative to `browser/`. */
  chunks: Record<string, string[]>;
  /** Shared module → range of compatible versions. */
  needs: Record<string, string>;
  /** Shared module → version that it provides to all remotes. Only the host provides any. */
  brings: Record<string, string>;
  /** Absent in records that predate the field. */
  uses?: ReleaseUses;
  /** Shared module → names that it exports to all remotes. Only the host exports any. */
  offers?: Record<string, string[]>;
  files: ReleaseFile[];
}

/** Ed25519 over `signedText` of a release. */
export interface ReleaseSignature {
  /** Id of the team's key: the first 16 hex digits of its SHA-256. */
  key: string;
  /** Base64. */
  value: string;
}

/** Stored record of one release. Immutable. */
export interface ReleaseRecord extends UnsignedRelease {
  signature: ReleaseSignature;
}

/** The release that replaces a live one when that fails. */
export interface FallbackRelease {
  release: string;
  /** Base address of its browser files, with a final slash. */
  base: string;
  /** Integrity of its entry. */
  integrity: string;
}

/** One live remote, as a page needs it. */
export interface ComposedRemote extends FallbackRelease {
  id: string;
  manifest: RemoteManifest;
  /** Absent in the plan that a document carries: it lists its scripts, and the entry knows all others. */
  chunks?: Record<string, string[]>;
  /** The last good release before this one. */
  fallbackRelease?: FallbackRelease;
}

/** The release plan of one page view: remote → release. Everything a page loads later uses the same plan. */
export interface Composition {
  /** Hash of site and releases; equal plans have equal ids. */
  plan: string;
  site: string;
  remotes: ComposedRemote[];
}

/** Kinds of change to a live pointer. */
export type ReleaseEventKind = 'promote' | 'rollback' | 'canary' | 'halt' | 'quarantine' | 'follow';

/** One entry of the release history. Append-only. */
export interface ReleaseEvent {
  kind: ReleaseEventKind;
  remote: string;
  release: string;
  /** Site code, or `*` for every site without a pointer of its own. */
  site: string;
  /** `stable`, or the name of a channel that a visitor has chosen. */
  channel: string;
  /** Percentage of visitors, for a canary. */
  percent?: number;
  /** ISO 8601. */
  at: string;
  /** Author: a person, a team by its key, or a part of the shop. */
  by: string;
  why: string;
  /** Id of the key that signed the order; absent for persons and for parts of the shop. */
  key?: string;
  /** Nonce of the signed order, which is executed once. */
  nonce?: string;
  /** Set on a quarantine that rests on visitors' reports alone. A person may lift it after a check. */
  unproven?: true;
}

/** Pointer of one remote on a site and channel. */
export interface Pointer {
  remote: string;
  /** Formerly live releases, oldest first; the last one is live. Quarantined releases are excluded. */
  releases: string[];
  /** Runs alongside the live one. */
  canary?: { release: string; percent: number; since: string };
}

export const stableChannel = 'stable';

/**
 * Global name of a remote's entry in the browser. It differs from the bare id because an element with that id would
 * shadow it: a window exposes elements by id.
 */
export const entryGlobal = (remote: string) => `remote_${remote.replaceAll('-', '_')}`;

/** Browser address of a release's folder. */
export const releaseBase = (remote: string, release: string) => `/releases/${remote}/${release}/browser/`;

/** Name of the Trusted Types policy through which the shop's builds create script addresses. */
export const scriptPolicy = 'ortoo';

/** A digest that matches no bytes: a script that carries it does not run. */
export const noBytes = `sha256-${'A'.repeat(43)}=`;

/** Digests of a release's browser files, by address. */
export const digestsOf = ({ remote, release, files }: ReleaseRecord): Record<string, string> =>
  Object.fromEntries(
    files
      .filter(({ path }) => path.startsWith('browser/'))
      .map(({ path, integrity }) => [releaseBase(remote, release) + path.slice('browser/'.length), integrity]),
  );

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  );
};

/** The text that a release's signature covers: its record as JSON with sorted names, without the signature. */
export const signedText = (record: UnsignedRelease & { signature?: ReleaseSignature }): string => {
  const { signature: _, ...signed } = record;
  return JSON.stringify(sorted(signed));
};

/** An order to the registry before a team's key signs it. All of it is signed. */
export interface UnsignedOrder {
  /** The name of its endpoint. */
  kind: ReleaseEventKind;
  remote: string;
  site: string;
  channel: string;
  release?: string;
  percent?: number;
  why: string;
  /** ISO 8601. */
  issuedAt: string;
  /** 32 hex digits, unique to this order. */
  nonce: string;
}

/** Maximum difference between an order's `issuedAt` and the registry's clock, in milliseconds. */
export const orderLifetime = 5 * 60_000;

/** The text that an order's signature covers: its fields as JSON with sorted names, without the signature. */
export const orderText = (order: object & { signature?: unknown }): string => {
  const { signature: _, ...signed } = order;
  return `order ${JSON.stringify(sorted(signed))}`;
};
