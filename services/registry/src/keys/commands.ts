import { createPublicKey } from 'node:crypto';
import { StartError } from '@ortoo/contracts/settings';
import type { TeamKey } from '../signature';
import type { ReleaseStore } from '../store';
import type { KeyNote } from './keyring';

const usage = `npm run keys -- list
npm run keys -- add <public key file> --name "catalog team" --remotes catalog,content [--why "…"]
npm run keys -- revoke <id or name> [--why "…"]`;

/** Command line input. */
export interface KeysCommand {
  args: readonly string[];
  name?: string | undefined;
  /** Ids, separated by commas. */
  remotes?: string | undefined;
}

interface KeysContext {
  store: ReleaseStore;
  note: KeyNote;
  readFile: (path: string) => Promise<string>;
}

const publicPem = (path: string, pem: string): string => {
  try {
    const key = createPublicKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key.export({ type: 'spki', format: 'pem' }).toString();
  } catch {
    // The same sentence for a key of another kind and for none.
  }
  throw new StartError(`${path} is no Ed25519 key: openssl genpkey -algorithm ed25519 -out team.pem makes one.`);
};

const describe = (id: string, { name, remotes, revokedAt }: TeamKey) =>
  [id, revokedAt ? `revoked ${revokedAt}` : 'active', remotes.join(','), name ?? ''].join('  ');

const list = async ({ store }: KeysContext): Promise<string[]> => [
  ...Object.entries(await store.keys()).map(([id, key]) => describe(id, key)),
  '',
  ...(await store.keyEvents()).map(({ at, kind, id, by, why }) => [at, kind, id, by, why].join('  ').trimEnd()),
];

const add = async (path: string, { name, remotes }: KeysCommand, context: KeysContext): Promise<string[]> => {
  const ids = (remotes ?? '').split(',').filter(Boolean);
  if (!name?.trim() || ids.length === 0) throw new StartError(usage);
  const wrong = ids.filter(id => !/^(\*|[a-z][a-z0-9-]{1,30})$/.test(id));
  if (wrong.length > 0) throw new StartError(`${wrong.join(', ')}: no id of a remote, such as catalog.`);
  const { store, note, readFile } = context;
  const taken = Object.values(await store.keys()).some(key => key.name === name.trim() && !key.revokedAt);
  if (taken)
    throw new StartError(`A key of "${name.trim()}" is active: revoke it first, or give this one another name.`);
  const publicKey = publicPem(path, await readFile(path));
  const id = await store.addKey({ name: name.trim(), remotes: ids, publicKey }, note);
  return [`${id} may release ${ids.join(', ')} as ${name.trim()}`];
};

const revoke = async (word: string, { store, note }: KeysContext): Promise<string[]> => {
  const active = Object.entries(await store.keys()).filter(([, { revokedAt }]) => revokedAt === undefined);
  const [id] = active.find(([id, { name }]) => id === word || name === word) ?? [];
  if (id === undefined || !(await store.revokeKey(id, note))) throw new StartError(`No active key is called ${word}.`);
  return [`${id} signs nothing more; what it has released stays`];
};

/** Runs a command about trusted keys. Returns the lines to print. */
export const runKeysCommand = async (command: KeysCommand, context: KeysContext): Promise<string[]> => {
  const [action, word] = command.args;
  if (action === 'list') return list(context);
  if (action === 'add' && word) return add(word, command, context);
  if (action === 'revoke' && word) return revoke(word, context);
  throw new StartError(usage);
};
