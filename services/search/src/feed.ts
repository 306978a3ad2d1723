import type { QueryExecutorProvider } from 'kysely';
import type { EngineDocument, SearchEngine } from './engine';
import { changesSince, currentHorizon, lookups, productRows, type ProductRow } from './feed.tables';
import { documentOf, nextTurn } from './product-document.rules';

export interface Feed {
  /** Reads every product. */
  load(): Promise<number>;
  /** Reads what has changed since; calls that overlap share one reading. */
  catchUp(): Promise<void>;
  /** Reads these at once: for the process that has just written them. */
  refresh(ids: readonly number[]): Promise<void>;
  /** Brings documents up to date whose sale has begun or ended. */
  settle(now: Date): Promise<void>;
}

interface FeedOptions {
  db: QueryExecutorProvider;
  engine: SearchEngine;
  clock: () => Date;
}

/** Keeps the index in step with the database. */
export function startFeed({ db, engine, clock }: FeedOptions): Feed {
  const turns = new Map<number, number>();
  let soonest = Infinity;
  let horizon = '0';
  let queue: Promise<unknown> = Promise.resolve();
  let waiting: Promise<void> | undefined;

  /** One reading after the other, so that an older one never overwrites a newer. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = queue.then(work, work);
    queue = next.catch(() => undefined);
    return next;
  };

  const write = async (rows: readonly ProductRow[]): Promise<void> => {
    const known = await lookups(db);
    const now = clock();
    for (const row of rows) turns.set(row.id, nextTurn(row, now));
    soonest = Math.min(Infinity, ...turns.values());
    const documents = rows.map((row): EngineDocument => {
      const { document, derived } = documentOf(row, known, now);
      return { id: String(row.id), source: { ...document }, derived };
    });
    await engine.put(documents);
  };

  const reread = async (ids: readonly number[]): Promise<void> => {
    if (ids.length === 0) return;
    const rows = await productRows(db, ids);
    const present = new Set(rows.map(row => row.id));
    const gone = ids.filter(id => !present.has(id));
    for (const id of gone) turns.delete(id);
    await engine.remove(gone.map(String));
    await write(rows);
  };

  const followOnce = async (): Promise<void> => {
    waiting = undefined;
    const changes = await changesSince(db, horizon);
    await reread(changes.ids);
    horizon = changes.horizon;
  };

  return {
    load: () =>
      inTurn(async () => {
        horizon = await currentHorizon(db);
        const rows = await productRows(db);
        await write(rows);
        return rows.length;
      }),
    catchUp: () => (waiting ??= inTurn(followOnce)),
    refresh: ids => inTurn(() => reread(ids)),
    settle: async now => {
      if (now.getTime() < soonest) return;
      const due = [...turns].filter(([, turn]) => turn <= now.getTime()).map(([id]) => id);
      await inTurn(() => reread(due));
    },
  };
}
