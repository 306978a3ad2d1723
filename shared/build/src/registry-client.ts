import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  registryPaths,
  stableChannel,
  type Pointer,
  type ReleaseEvent,
  type ReleaseEventKind,
  type ReleaseRecord,
  type UnsignedOrder,
  type VitalsReport,
} from '@ortoo/contracts';
import type { BuiltRelease } from './build-release';
import { signOrder } from './sign';

let named: string | undefined;

/** Sets the address of the registry. */
export const meetRegistry = (origin: string): void => void (named = origin.replace(/\/+$/, ''));

/** Address of the registry and the shop. */
export const registryAddress = (): string =>
  named ?? process.env['REGISTRY_URL'] ?? `http://localhost:${process.env['PORT'] ?? 3000}`;

const authorization = (): Record<string, string> => {
  const token = process.env['REGISTRY_TOKEN'];
  return token ? { authorization: `Bearer ${token}` } : {};
};

interface DomainError {
  error?: string;
  findings?: { code: string; problem: string; mend: string }[];
}

/** The registry's explanation of an error, reason by reason, else the response as it is. */
export const textOf = (text: string): string => {
  try {
    const { error, findings = [] } = JSON.parse(text) as DomainError;
    const reasons = findings.map(({ code, problem, mend }) => `\n  ${code}\n    ${problem}\n    → ${mend}`);
    return reasons.length > 0 ? `${reasons.length} to mend${reasons.join('')}` : (error ?? text);
  } catch {
    return text;
  }
};

const send = async (method: string, path: string, type?: string, body?: BodyInit): Promise<unknown> => {
  const answer = await fetch(registryAddress() + path, {
    method,
    headers: { ...(type && { 'content-type': type }), ...authorization() },
    ...(body !== undefined && { body }),
  }).catch(() => {
    throw new Error(`No registry answers at ${registryAddress()}: start the shop, or set REGISTRY_URL.`);
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The registry refused (${answer.status}): ${textOf(text)}`);
  return text ? JSON.parse(text) : undefined;
};

const post = (path: string, body: unknown) => send('POST', path, 'application/json', JSON.stringify(body));

/**
 * Uploads a release file by file, then registers it; does nothing for a release that the registry already has.
 * @param onSent called after each file with the bytes that the registry has, and all
 */
export const publish = async (
  { record, folder }: BuiltRelease,
  onSent?: (sent: number, total: number) => void,
): Promise<void> => {
  const { remote, release, files } = record;
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let sent = 0;
  for (const { path, size } of files) {
    const bytes = await readFile(join(folder, path));
    await send('PUT', `${registryPaths.release(remote, release)}/${path}`, 'application/octet-stream', bytes);
    sent += size;
    onSent?.(sent, total);
  }
  await post(registryPaths.releases, record);
};

/** Scope, reason and key of a pointer change. */
export interface Order {
  /** Site code; every site when absent. */
  site?: string;
  /** `stable` when absent. */
  channel?: string;
  why: string;
  /** The team's private key, which signs the order. */
  key: string;
}

type Subject = Pick<UnsignedOrder, 'remote' | 'release' | 'percent'>;

const order = (kind: ReleaseEventKind, subject: Subject, { key, site = '*', channel = stableChannel, why }: Order) =>
  post(registryPaths[kind], signOrder({ kind, site, channel, why, ...subject }, key)) as Promise<{ release: string }>;

/** Makes a release live. */
export const promote = (remote: string, release: string, issued: Order) =>
  order('promote', { remote, release }, issued);

/** Makes the previous release live again. */
export const rollback = (remote: string, issued: Order) => order('rollback', { remote }, issued);

/** Removes the own pointer of a site or channel, so that it follows the common one. */
export const follow = (remote: string, issued: Order) => order('follow', { remote }, issued);

/** Shows a release to a share of the visitors. @param percent more than 0, less than 100 */
export const canary = (remote: string, release: string, percent: number, issued: Order) =>
  order('canary', { remote, release, percent }, issued);

/** Ends the canary of a remote. */
export const halt = (remote: string, issued: Order) => order('halt', { remote }, issued);

/** Live releases with their history and vitals. @param site code; every site when absent */
export const readReleases = async (site = '*') => {
  const read = <T>(path: string) => send('GET', path) as Promise<T>;
  const [live, records, history, vitals] = await Promise.all([
    read<Pointer[]>(`${registryPaths.live}?site=${encodeURIComponent(site)}`),
    read<ReleaseRecord[]>(registryPaths.releases),
    read<ReleaseEvent[]>(registryPaths.history),
    read<VitalsReport>(registryPaths.vitals),
  ]);
  return { site, live, records, history, vitals };
};

/** Whether the registry has a release already. */
export const isPublished = async (remote: string, release: string): Promise<boolean> => {
  const answer = await fetch(`${registryAddress()}${registryPaths.releases}`, { headers: authorization() }).catch(
    () => undefined,
  );
  const records = answer?.ok ? ((await answer.json()) as { remote: string; release: string }[]) : [];
  return records.some(record => record.remote === remote && record.release === release);
};
