import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * An open file (with `nfd`) or folder in Emscripten's Node file system.
 * @typedef {{ node: unknown, nfd?: number | null }} OpenFile
 *
 * @typedef {object} NodeFileSystem
 * @property {(node: unknown) => string} realPath
 * @property {{ fsync?: (file: OpenFile) => number }} stream_ops
 *
 * @typedef {(path: string) => void} OnSync called with each path that was synced
 */

/** @param {string} path */
const syncPath = path => {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};

/**
 * Writes a folder and everything below it to the disk.
 * @param {string} folder
 * @param {OnSync} onSync
 */
export const syncFolder = (folder, onSync = () => undefined) => {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter(entry => entry.isFile() || entry.isDirectory());
  for (const path of [...paths.map(entry => join(entry.parentPath, entry.name)), folder]) {
    syncPath(path);
    onSync(path);
  }
};

/**
 * Settings that make the embedded database sync its writes: PGlite starts it with `-F`, which is `fsync = off`.
 * `fdatasync` would not reach Node.
 */
export const durableParameters = [
  ...PGlite.defaultStartParams.filter(parameter => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/**
 * The embedded database's files with an fsync that reaches the disk. Emscripten's file system of Node has none, and
 * without one PostgreSQL's own order of writes (log before commit, pages before the end of a checkpoint) does not
 * survive a power cut.
 */
export class SyncedFileSystem extends NodeFS {
  /**
   * @param {string} directory
   * @param {OnSync} onSync
   */
  constructor(directory, onSync = () => undefined) {
    super(directory);
    this.onSync = onSync;
  }

  /**
   * @override
   * @param {Parameters<NodeFS['init']>} parameters
   * @returns {ReturnType<NodeFS['init']>}
   */
  async init(...parameters) {
    const initialized = await super.init(...parameters);
    const { emscriptenOpts } = initialized;
    /** @param {{ FS: { filesystems: unknown } }} module */
    const addSync = module => {
      const { NODEFS } = /** @type {{ NODEFS: NodeFileSystem }} */ (module.FS.filesystems);
      NODEFS.stream_ops.fsync = ({ node, nfd }) => {
        const path = NODEFS.realPath(node);
        if (typeof nfd === 'number') fsyncSync(nfd);
        else syncPath(path);
        this.onSync(path);
        return 0;
      };
    };
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    return { ...initialized, emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, addSync] } };
  }
}
