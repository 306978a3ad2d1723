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

/** Where the sources of a release came from. */
export interface ReleaseSource {
  /** Git commit, 40 hex digits; empty outside a repository. */
  commit: string;
  /** The work tree differed from the commit. */
  changed: boolean;
}

/** A slot of another remote that a release places on its pages. */
export interface UsedSlot {
  /** `<remote>.<part>`. */
  id: string;
  /** The version of the slot that it was written for. */
  version: number;
}

/** What a release takes from others, read from its sources when it was built. */
export interface ReleaseUses {
  slots: UsedSlot[];
  /** Shared module → names that are imported from it as values. */
  names: Record<string, string[]>;
}

/** What a team signs about one release. */
export interface UnsignedRelease {
  remote: string;
  /** Hash of the build's inputs; also part of the bundle's unique name. */
  release: string;
  /** ISO 8601. */
  createdAt: string;
  /** Who built it, as git knows them. */
  creator: string;
  /** Has not passed the gate: shown by its team's override alone, and never live. */
  draft?: true;
  source: ReleaseSource;
  manifest: RemoteManifest;
  /** Chunk name (a route id, `remote`, `messages-mn` …) → browser files in loading order, relative to `browser/`. */
  chunks: Record<string, string[]>;
  /** Shared module → range of versions that it runs with. */
  needs: Record<string, string>;
  /** Shared module → version that it brings for all others. Only the host brings any. */
  brings: Record<string, string>;
  /** Absent in records from before it was read. */
  uses?: ReleaseUses;
  /** Shared module → names that it offers to all others. Only the host offers any. */
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

/** What the registry keeps of one release. Immutable. */
export interface ReleaseRecord extends UnsignedRelease {
  signature: ReleaseSignature;
}

/** The release that stands in when a remote's live one fails. */
export interface FallbackRelease {
  release: string;
  /** Where its browser files lie, with a final slash. */
  base: string;
  /** Of its entry. */
  integrity: string;
}

/** One live remote as a page needs to know it. */
export interface ComposedRemote extends FallbackRelease {
  id: string;
  manifest: RemoteManifest;
  chunks: Record<string, string[]>;
  /** The last good release before this one. */
  fallbackRelease?: FallbackRelease;
}

/** The release plan of one page view: which release of which remote. Everything a page loads later comes from the same plan. */
export interface Composition {
  /** Hash of site and releases; equal plans have equal ids. */
  plan: string;
  site: string;
  remotes: ComposedRemote[];
}

/** What can happen to a live pointer. */
export type ReleaseEventKind = 'promote' | 'rollback' | 'canary' | 'halt' | 'quarantine' | 'follow';

/** One line of the history of what is live. Lines are added, never changed. */
export interface ReleaseEvent {
  kind: ReleaseEventKind;
  remote: string;
  release: string;
  /** Site code, or `*` for every site without an own pointer. */
  site: string;
  /** `stable`, or the name of a channel that a visitor has chosen. */
  channel: string;
  /** Of visitors, for a canary. */
  percent?: number;
  /** ISO 8601. */
  at: string;
  /** Person, team by its key, or part of the shop that did it. */
  by: string;
  why: string;
  /** Id of the key that has signed the order; absent for persons and for parts of the shop. */
  key?: string;
  /** Of the signed order, which is carried out once. */
  nonce?: string;
  /** Of a quarantine: visitors' pages alone have said so. Who has looked may show the release again. */
  unproven?: true;
}

/** Where one remote stands on a site and channel. */
export interface Pointer {
  remote: string;
  /** What was live, oldest first; the last one is live. Quarantined releases are not in it. */
  releases: string[];
  /** Runs beside the live one. */
  canary?: { release: string; percent: number; since: string };
}

export const stableChannel = 'stable';

export const registryPaths = {
  composition: '/registry/composition',
  releases: '/registry/releases',
  release: (remote: string, release: string) => `/registry/releases/${remote}/${release}`,
  promote: '/registry/promote',
  rollback: '/registry/rollback',
  canary: '/registry/canary',
  halt: '/registry/halt',
  quarantine: '/registry/quarantine',
  follow: '/registry/follow',
  sites: '/registry/sites',
  live: '/registry/live',
  history: '/registry/history',
  reports: '/registry/reports',
  beacons: '/registry/beacons',
  vitals: '/registry/vitals',
  drafts: '/registry/drafts',
} as const;

/**
 * Global name that a remote's entry takes in the browser. Not its bare id: an element with that id would be found in its
 * place, for a window knows its elements by name.
 */
export const entryGlobal = (remote: string) => `remote_${remote.replaceAll('-', '_')}`;

/** Browser address of a release's folder. */
export const releaseBase = (remote: string, release: string) => `/releases/${remote}/${release}/browser/`;

/** Name of the one Trusted Types policy under which the shop's builds may name the address of a script. */
export const scriptPolicy = 'ortoo';

/** A digest that no bytes have: what carries it does not run. */
export const noBytes = `sha384-${'A'.repeat(64)}`;

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

/** The text that a release's signature signs: its record as JSON with sorted names, without the signature. */
export const signedText = (record: UnsignedRelease & { signature?: ReleaseSignature }): string => {
  const { signature: _, ...signed } = record;
  return JSON.stringify(sorted(signed));
};

/** An order to the registry before a team's key has signed it. All of it is signed. */
export interface UnsignedOrder {
  /** What the order does: the name of its endpoint. */
  kind: ReleaseEventKind;
  remote: string;
  site: string;
  channel: string;
  release?: string;
  percent?: number;
  why: string;
  /** ISO 8601. */
  issuedAt: string;
  /** 32 hex digits, drawn for this order alone. */
  nonce: string;
}

/** How far an order's `issuedAt` may lie from the registry's clock, in milliseconds. */
export const orderLifetime = 5 * 60_000;

/** The text that the signature of an order signs: its fields as JSON with sorted names, without the signature. */
export const orderText = (order: object & { signature?: unknown }): string => {
  const { signature: _, ...signed } = order;
  return `order ${JSON.stringify(sorted(signed))}`;
};
