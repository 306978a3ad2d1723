import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReleaseEvent, ReleaseFile, ReleaseRecord } from '@ortoo/contracts';
import { hasIntegrity } from '@ortoo/contracts/integrity';
import pLimit from 'p-limit';
import { isObject, parseJson, printDamage, readIfThere, setAside, type ReportDamage } from './damaged-file';
import { openJsonLines } from './json-lines';
import { openKeyring, type KeyEvent, type KeyNote } from './keys/keyring';
import { isSigned, type TeamKey, type TeamKeys } from './signature';

/** Storage of release records, files and pointers. The file system now; object storage can replace it. */
export interface ReleaseStore {
  /** A published release. A release without a team's signature does not count. */
  find(remote: string, release: string): Promise<ReleaseRecord | undefined>;
  list(): Promise<ReleaseRecord[]>;
  /** Stores one file of a release that is being published. */
  stage(remote: string, release: string, path: string, bytes: Buffer): Promise<void>;
  /** Absolute folder of the staged files. */
  staged(remote: string, release: string): string;
  /** Rejects when a staged file is missing or differs from the record, or when there are others. */
  checkStaged(record: ReleaseRecord): Promise<void>;
  /** Publishes a staged release, atomically. */
  publish(record: ReleaseRecord): Promise<'published' | 'exists'>;
  /** Deletes the staged files. */
  discard(remote: string, release: string): Promise<void>;
  /** Removes a release that was never live. */
  remove(remote: string, release: string): Promise<void>;
  /** Absolute folder of a release. */
  folder(remote: string, release: string): string;
  /** Paths of files that differ from the record, read again. */
  damaged(record: ReleaseRecord): Promise<string[]>;
  /** Events of the live pointers, oldest first. */
  history(): Promise<readonly ReleaseEvent[]>;
  record(event: ReleaseEvent): Promise<void>;
  keys(): Promise<TeamKeys>;
  /** Events of the keys, oldest first. */
  keyEvents(): Promise<readonly KeyEvent[]>;
  /** Lets a key sign releases and orders. Returns its id. */
  addKey(key: TeamKey, note: KeyNote): Promise<string>;
  /** Revokes a key for new signatures. Returns whether there was such a key. */
  revokeKey(id: string, note: KeyNote): Promise<boolean>;
}

/** A staged file that does not match its record. */
export class IncompleteRelease extends Error {}

const sizeOf = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])).filter(entry => entry.isFile())
    .length;

/** Why a file of a folder does not match its record. */
const faultOf = async (folder: string, { path, integrity }: ReleaseFile): Promise<string | undefined> => {
  const bytes = await readFile(join(folder, path)).catch(() => undefined);
  if (!bytes) return 'is missing';
  return hasIntegrity(bytes, integrity) ? undefined : 'differs from its record';
};

const isEvent = (value: unknown): value is ReleaseEvent =>
  isObject(value) && ['kind', 'remote', 'release', 'at'].every(name => typeof value[name] === 'string');

const isRecord = (value: unknown): value is ReleaseRecord =>
  isObject(value) && isObject(value['signature']) && isObject(value['manifest']) && Array.isArray(value['files']);

/** Releases on the file system below one folder. */
export const openFileStore = (root: string, reportDamage: ReportDamage = printDamage): ReleaseStore => {
  const releases = join(root, 'releases');
  const staging = join(root, 'staging');
  const events = openJsonLines(join(root, 'history.jsonl'), { isValid: isEvent, reportDamage });
  const keyring = openKeyring(root, reportDamage);
  const folder = (remote: string, release: string) => join(releases, remote, release);
  const staged = (remote: string, release: string) => join(staging, remote, release);

  const find = async (remote: string, release: string) => {
    const path = join(folder(remote, release), 'record.json');
    const text = await readIfThere(path);
    if (text === undefined) return undefined;
    const record = parseJson(text, isRecord);
    if (!record) reportDamage(`${path} is damaged: the release is not used (now ${await setAside(path)}).`);
    return record && isSigned(record, await keyring.keys()) ? record : undefined;
  };

  const inTurn = pLimit(1);

  return {
    find,
    folder,
    staged,
    history: events.all,
    record: events.add,
    keys: keyring.keys,
    keyEvents: keyring.events,
    addKey: keyring.add,
    revokeKey: keyring.revoke,
    async list() {
      const names = await readdir(releases, { recursive: true }).catch(() => []);
      const pairs = names.filter(name => name.endsWith('/record.json')).map(name => name.split('/'));
      const records = await Promise.all(pairs.map(([remote = '', release = '']) => find(remote, release)));
      return records.filter(record => record !== undefined);
    },
    async stage(remote, release, path, bytes) {
      const target = join(staged(remote, release), path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, bytes);
    },
    async checkStaged({ remote, release, files }) {
      const from = staged(remote, release);
      for (const file of files) {
        const fault = await faultOf(from, file);
        if (fault) throw new IncompleteRelease(`${file.path} ${fault}`);
      }
      if ((await sizeOf(from)) > files.length)
        throw new IncompleteRelease('files were uploaded that the record does not name');
    },
    publish: record =>
      inTurn(async () => {
        if (await find(record.remote, record.release)) return 'exists';
        const from = staged(record.remote, record.release);
        await writeFile(join(from, 'record.json'), JSON.stringify(record));
        const target = folder(record.remote, record.release);
        await mkdir(dirname(target), { recursive: true });
        await rm(target, { recursive: true, force: true });
        await rename(from, target);
        return 'published';
      }),
    discard: (remote, release) => rm(staged(remote, release), { recursive: true, force: true }),
    remove: (remote, release) => rm(folder(remote, release), { recursive: true, force: true }),
    async damaged({ remote, release, files }) {
      const faults = await Promise.all(files.map(file => faultOf(folder(remote, release), file)));
      return files.filter((_, index) => faults[index]).map(({ path }) => path);
    },
  };
};
