import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Promotion, ReleaseRecord } from '@ortoo/contracts';

/** Where release records and files lie. The file system now; object storage can take its place. */
export interface ReleaseStore {
  find(remote: string, release: string): Promise<ReleaseRecord | undefined>;
  list(): Promise<ReleaseRecord[]>;
  /** Keeps one file of a release that is being published. */
  stage(remote: string, release: string, path: string, bytes: Buffer): Promise<void>;
  /** Makes a staged release final, all at once. Rejects when a file is missing or differs from the record. */
  publish(record: ReleaseRecord): Promise<'published' | 'exists'>;
  /** Absolute folder of a release. */
  folder(remote: string, release: string): string;
  history(): Promise<Promotion[]>;
  record(promotion: Promotion): Promise<void>;
  /** Takes back the newest promotion of a remote on a site and returns what is live again. */
  rollback(remote: string, site: string): Promise<Promotion | undefined>;
}

/** A staged file that does not fit its record. */
export class IncompleteRelease extends Error {}

const integrityOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

const readJson = async <T>(path: string): Promise<T | undefined> => {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : (JSON.parse(text) as T);
};

/** A reader sees the old file or the new one, never half of one. */
const replaceFile = async (path: string, text: string) => {
  await mkdir(dirname(path), { recursive: true });
  const half = `${path}.${randomUUID()}.part`;
  await writeFile(half, text);
  await rename(half, path);
};

/** Releases on the file system below one folder. */
export const openFileStore = (root: string): ReleaseStore => {
  const releases = join(root, 'releases');
  const staging = join(root, 'staging');
  const pointers = join(root, 'promotions.json');
  const folder = (remote: string, release: string) => join(releases, remote, release);
  const find = (remote: string, release: string) =>
    readJson<ReleaseRecord>(join(folder(remote, release), 'record.json'));
  const history = async () => (await readJson<Promotion[]>(pointers)) ?? [];

  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = turn.then(work);
    turn = result.catch(() => undefined);
    return result;
  };

  return {
    find,
    folder,
    history,
    async list() {
      const names = await readdir(releases, { recursive: true }).catch(() => []);
      const pairs = names.filter(name => name.endsWith('/record.json')).map(name => name.split('/'));
      const records = await Promise.all(pairs.map(([remote = '', release = '']) => find(remote, release)));
      return records.filter(record => record !== undefined);
    },
    async stage(remote, release, path, bytes) {
      const target = join(staging, remote, release, path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, bytes);
    },
    publish: record =>
      inTurn(async () => {
        if (await find(record.remote, record.release)) return 'exists';
        const from = join(staging, record.remote, record.release);
        for (const file of record.files) {
          const bytes = await readFile(join(from, file.path)).catch(() => undefined);
          if (!bytes) throw new IncompleteRelease(`${file.path} was not uploaded`);
          if (integrityOf(bytes) !== file.integrity)
            throw new IncompleteRelease(`${file.path} differs from its record`);
        }
        await writeFile(join(from, 'record.json'), JSON.stringify(record));
        const target = folder(record.remote, record.release);
        await mkdir(dirname(target), { recursive: true });
        await rm(target, { recursive: true, force: true });
        await rename(from, target);
        return 'published';
      }),
    record: promotion =>
      inTurn(async () => replaceFile(pointers, JSON.stringify([...(await history()), promotion], null, 1))),
    rollback: (remote, site) =>
      inTurn(async () => {
        const all = await history();
        const own = all.filter(entry => entry.remote === remote && entry.site === site);
        const newest = own.at(-1);
        const previous = own.at(-2);
        if (!newest || !previous) return undefined;
        await replaceFile(
          pointers,
          JSON.stringify(
            all.filter(entry => entry !== newest),
            null,
            1,
          ),
        );
        return previous;
      }),
  };
};
