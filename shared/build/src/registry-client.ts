import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { registryPaths } from '@ortoo/contracts';
import type { BuiltRelease } from './build-release';

const address = () => process.env['REGISTRY_URL'] ?? `http://localhost:${process.env['PORT'] ?? 3000}`;

const authorization = (): Record<string, string> => {
  const token = process.env['REGISTRY_TOKEN'];
  return token ? { authorization: `Bearer ${token}` } : {};
};

const send = async (method: string, path: string, type: string, body: BodyInit): Promise<unknown> => {
  const answer = await fetch(address() + path, {
    method,
    headers: { 'content-type': type, ...authorization() },
    body,
  }).catch(() => {
    throw new Error(`No registry answers at ${address()}: start the shop, or set REGISTRY_URL.`);
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The registry refused (${answer.status}): ${text}`);
  return text ? JSON.parse(text) : undefined;
};

const post = (path: string, body: unknown) => send('POST', path, 'application/json', JSON.stringify(body));

/** Uploads a release file by file, then registers it; a release the registry has already is left alone. */
export const publish = async ({ record, folder }: BuiltRelease): Promise<void> => {
  const { remote, release, files } = record;
  for (const { path } of files) {
    const bytes = await readFile(join(folder, path));
    await send('PUT', `${registryPaths.release(remote, release)}/${path}`, 'application/octet-stream', bytes);
  }
  await post(registryPaths.releases, record);
};

/** Makes a release live. */
export const promote = (remote: string, release: string, site = '*') =>
  post(registryPaths.promote, { remote, release, site });

/** Makes the release before the live one live again. */
export const rollback = (remote: string, site = '*') =>
  post(registryPaths.rollback, { remote, site }) as Promise<{ release: string }>;

/** Whether the registry has a release already. */
export const isPublished = async (remote: string, release: string): Promise<boolean> => {
  const answer = await fetch(`${address()}${registryPaths.releases}`, { headers: authorization() }).catch(
    () => undefined,
  );
  const records = answer?.ok ? ((await answer.json()) as { remote: string; release: string }[]) : [];
  return records.some(record => record.remote === remote && record.release === release);
};
