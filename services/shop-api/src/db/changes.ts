import { randomUUID } from 'node:crypto';
import { type IsolationLevel, sql, type Transaction } from 'kysely';
import type { Db, Tables } from './schema';

/** What caches depend on: a noun of the database. */
const changeTags = [
  'product',
  'taxon',
  'vendor',
  'brand',
  'option',
  'badge',
  'search',
  'payment_method',
  'delivery_choice',
  'wallet',
  'article',
  'review',
  'site',
] as const;
export type ChangeTag = (typeof changeTags)[number];

/** A committed change of this process or another. */
export interface Change {
  tag: ChangeTag;
  /** Any of them when absent. */
  ids?: readonly number[];
}

export type ChangeListener = (change: Change) => void;

/** NOTIFY channel. */
export const changesChannel = 'changes';

/** PostgreSQL limits a message to 8000 bytes. */
const maxIds = 500;

/** The changes of one database. */
export interface ChangeFeed {
  emit: ChangeListener;
  subscribe: (listener: ChangeListener) => void;
  /** Sends a change to other processes when the transaction is committed. */
  send: (trx: Db, change: Change) => Promise<unknown>;
  /** Handles a message of another process. */
  receive: (payload: string) => void;
}

interface Session {
  feed: ChangeFeed;
  /** Changes of a transaction; absent for the database. */
  changes?: Change[];
}

const sessions = new WeakMap<Db, Session>();

export const sessionOf = (db: Db): Session => {
  const session = sessions.get(db);
  if (!session) throw new Error('Open databases with openDatabase(), begin transactions with transact()');
  return session;
};

const payloadsOf = ({ tag, ids }: Change, from: string): string[] => {
  if (!ids) return [JSON.stringify({ from, tag })];
  const parts = Array.from({ length: Math.ceil(ids.length / maxIds) }, (_, at) =>
    ids.slice(at * maxIds, (at + 1) * maxIds),
  );
  return parts.map(part => JSON.stringify({ from, tag, ids: part }));
};

const isTag = (value: unknown): value is ChangeTag => changeTags.some(tag => tag === value);

/** Undefined for a message that is not of this version. */
const parseMessage = (payload: string): { change: Change; from: unknown } | undefined => {
  try {
    const { tag, ids, from } = JSON.parse(payload) as Record<string, unknown>;
    return isTag(tag) ? { change: { tag, ...(Array.isArray(ids) && { ids: ids.map(Number) }) }, from } : undefined;
  } catch {
    return undefined;
  }
};

/** Connects a database with the listeners of its changes. */
export const createChangeFeed = (db: Db, hasOtherProcesses: boolean): ChangeFeed => {
  const process = randomUUID();
  const listeners: ChangeListener[] = [];
  const emit: ChangeListener = change => listeners.forEach(listener => listener(change));
  const feed: ChangeFeed = {
    emit,
    subscribe: listener => void listeners.push(listener),
    send: async (trx, change) => {
      if (!hasOtherProcesses) return;
      const payloads = payloadsOf(change, process);
      await sql`select pg_notify(${changesChannel}, payload) from unnest(${payloads}::text[]) payload`.execute(trx);
    },
    receive: payload => {
      const message = parseMessage(payload);
      if (message && message.from !== process) emit(message.change);
    },
  };
  sessions.set(db, { feed });
  return feed;
};

/** Runs a transaction. Its changes are emitted in this process after the commit, before the caller continues. */
export const transact = async <Result>(
  db: Db,
  work: (trx: Transaction<Tables>) => Promise<Result>,
  { isolation }: { isolation?: IsolationLevel } = {},
): Promise<Result> => {
  const { feed } = sessionOf(db);
  const changes: Change[] = [];
  const transaction = isolation ? db.transaction().setIsolationLevel(isolation) : db.transaction();
  const result = await transaction.execute(trx => {
    sessions.set(trx, { feed, changes });
    return work(trx);
  });
  changes.forEach(feed.emit);
  return result;
};

/**
 * Says what the transaction has written, so that caches drop it after the commit, in every process.
 * @param ids any of the tag when absent
 */
export const changed = async (trx: Db, tag: ChangeTag, ids?: readonly number[]): Promise<void> => {
  const { feed, changes } = sessionOf(trx);
  if (!changes) throw new Error('changed() belongs in the transaction of the write');
  if (ids?.length === 0) return;
  const change: Change = { tag, ...(ids && { ids: [...new Set(ids)] }) };
  changes.push(change);
  await feed.send(trx, change);
};
