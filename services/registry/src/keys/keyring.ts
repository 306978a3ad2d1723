import { join } from 'node:path';
import { StartError } from '@ortoo/contracts/settings';
import pLimit from 'p-limit';
import { isObject, parseJson, readIfThere, setAside, type ReportDamage } from '../damaged-file';
import { openJsonLines } from '../json-lines';
import { replaceFile } from '../replace-file';
import { keyIdOf, type TeamKey, type TeamKeys } from '../signature';

/** Author of a change of keys, and its reason. */
export interface KeyNote {
  at: string;
  by: string;
  why: string;
}

/** One line of the audit trail of the keys. Lines are added, never changed. */
export type KeyEvent = KeyNote &
  ({ kind: 'add'; id: string; key: TeamKey } | { kind: 'revoke'; id: string; key?: undefined });

/** Keys of the teams, with an audit trail. */
export interface Keyring {
  keys(): Promise<TeamKeys>;
  /** Trusts a key. Returns its id. */
  add(key: TeamKey, note: KeyNote): Promise<string>;
  /** Revokes a key: its releases stay. Returns whether there was such a key. */
  revoke(id: string, note: KeyNote): Promise<boolean>;
  events(): Promise<readonly KeyEvent[]>;
}

const isEvent = (value: unknown): value is KeyEvent =>
  isObject(value) && (value['kind'] === 'revoke' || isObject(value['key'])) && typeof value['id'] === 'string';

const isKeys = (value: unknown): value is TeamKeys =>
  isObject(value) && Object.values(value).every(key => isObject(key) && typeof key['publicKey'] === 'string');

/** The keys according to an audit trail. */
export const keysOf = (events: readonly KeyEvent[]): TeamKeys => {
  const keys: Record<string, TeamKey> = {};
  for (const { id, key, at } of events) {
    const known = key ?? keys[id];
    if (known) keys[id] = key ?? { ...known, revokedAt: at };
  }
  return keys;
};

/** Opens the keys of a registry: `teams.json` has the current state, `keys.jsonl` the history. */
export const openKeyring = (root: string, reportDamage: ReportDamage): Keyring => {
  const path = join(root, 'teams.json');
  const audit = openJsonLines<KeyEvent>(join(root, 'keys.jsonl'), { isValid: isEvent, reportDamage });
  const inTurn = pLimit(1);
  const write = (keys: TeamKeys) => replaceFile(path, JSON.stringify(keys, null, 1));

  const recover = async (): Promise<TeamKeys> => {
    const events = await audit.all();
    const name = await setAside(path);
    if (events.length === 0) {
      throw new StartError(`${path} is damaged (now ${name}) and has no audit trail: add the keys with npm run keys.`);
    }
    const keys = keysOf(events);
    await write(keys);
    reportDamage(`${path} was damaged (now ${name}): it has been made again from keys.jsonl.`);
    return keys;
  };

  const read = async (): Promise<TeamKeys> => {
    const text = await readIfThere(path);
    if (text === undefined) return {};
    return (
      parseJson(text, isKeys) ?? inTurn(async () => parseJson((await readIfThere(path)) ?? '', isKeys) ?? recover())
    );
  };

  /** Keys that are older than the audit trail become its first lines: it must be complete for a recovery. */
  const adopt = async (keys: TeamKeys, { at, by }: KeyNote): Promise<void> => {
    if ((await audit.all()).length > 0) return;
    for (const [id, key] of Object.entries(keys)) {
      await audit.add({ kind: 'add', id, key, at, by, why: 'In teams.json before the audit trail.' });
    }
  };

  return {
    keys: read,
    events: audit.all,
    async add(key, note) {
      const keys = await read();
      await adopt(keys, note);
      const id = keyIdOf(key.publicKey);
      await audit.add({ kind: 'add', id, key, ...note });
      await write({ ...keys, [id]: key });
      return id;
    },
    async revoke(id, note) {
      const keys = await read();
      const key = keys[id];
      if (!key) return false;
      await adopt(keys, note);
      await audit.add({ kind: 'revoke', id, ...note });
      await write({ ...keys, [id]: { ...key, revokedAt: note.at } });
      return true;
    },
  };
};
