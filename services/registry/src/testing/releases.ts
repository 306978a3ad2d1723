import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orderText, signedText, type ReleaseRecord, type UnsignedRelease } from '@ortoo/contracts';
import { integrityOf } from '@ortoo/contracts/integrity';
import { createPublisher } from '../publisher';
import { createRegistry } from '../registry';
import { keyIdOf } from '../signature';
import { openFileStore } from '../store';

/** A team with a key of its own. */
export const newTeam = (...remotes: string[]) => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const signRecord = (unsigned: UnsignedRelease): ReleaseRecord => ({
    ...unsigned,
    signature: {
      key: keyIdOf(pem),
      value: sign(null, Buffer.from(signedText(unsigned)), privateKey).toString('base64'),
    },
  });
  const signText = (text: string) => sign(null, Buffer.from(text), privateKey);
  const signOrder = (order: object) => {
    const value = signText(orderText(order)).toString('base64');
    return { ...order, signature: { key: keyIdOf(pem), value } };
  };
  const key = { name: `${remotes.join(' and ')} team`, remotes, publicKey: pem };
  return { id: keyIdOf(pem), key, sign: signRecord, signText, signOrder };
};

export const keyNote = { at: '2026-11-21T09:00:00.000Z', by: 'Болд', why: 'test' };

/** Files of a release by path. */
export type Files = Record<string, string>;

/** The record that a build of these files would have. */
export const unsignedRelease = (remote: string, release: string, files: Files): UnsignedRelease => ({
  remote,
  release,
  createdAt: '2026-11-21T00:00:00.000Z',
  creator: 'Болд',
  source: { commit: '', changed: false },
  manifest: { id: remote, contract: 1, owner: `${remote} team`, routes: [], slots: [] },
  chunks: {},
  needs: {},
  brings: {},
  files: Object.entries(files).map(([path, text]) => ({
    path,
    size: Buffer.byteLength(text),
    integrity: integrityOf(text),
  })),
});

export const filesOf = (content: string): Files => ({
  'browser/remoteEntry.js': `// ${content}`,
  'server/remoteEntry.cjs': `// ${content}, server`,
});

/** A release id made of this letter. */
export const id = (letter: string) => letter.repeat(16);

/** A registry on a folder of its own, with one team that may release everything. */
export const openTestRegistry = async () => {
  const root = await mkdtemp(join(tmpdir(), 'registry-'));
  const store = openFileStore(root);
  const registry = createRegistry(store, () => new Date('2026-11-21T10:00:00Z'));
  const team = newTeam('*');
  await store.addKey(team.key, keyNote);
  const publisher = createPublisher(store);
  const stage = async ({ remote, release }: ReleaseRecord, files: Files) => {
    for (const [path, text] of Object.entries(files)) await store.stage(remote, release, path, Buffer.from(text));
  };
  const publish = async (remote: string, release: string, change: Partial<UnsignedRelease> = {}) => {
    const files = filesOf(`${remote} ${release}`);
    const record = team.sign({ ...unsignedRelease(remote, release, files), ...change });
    await stage(record, files);
    await publisher(record);
    return record;
  };
  return { root, store, registry, team, stage, publish, close: () => rm(root, { recursive: true, force: true }) };
};
