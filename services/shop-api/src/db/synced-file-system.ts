import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** An open file or folder in Emscripten's Node file system. */
interface OpenFile {
  node: unknown;
  /** Of a file. */
  nfd?: number | null;
}

interface NodeFileSystem {
  realPath(node: unknown): string;
  stream_ops: { fsync?: (file: OpenFile) => number };
}

const syncPath = (path: string): void => {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};

/** Writes a folder and everything below it to the disk. */
export const syncFolder = (folder: string, onSync: (path: string) => void = () => undefined): void => {
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
export const durableParameters: string[] = [
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
  /** @param onSync is called with each path that was synced */
  constructor(
    directory: string,
    private readonly onSync: (path: string) => void = () => undefined,
  ) {
    super(directory);
  }

  override async init(...[database, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const initialized = await super.init(database, options);
    const { emscriptenOpts } = initialized;
    const addSync = (module: { FS: { filesystems: unknown } }) => {
      const { NODEFS } = module.FS.filesystems as { NODEFS: NodeFileSystem };
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
