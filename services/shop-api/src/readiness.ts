import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Database } from './db/index';
import { beat } from './db/heartbeat.tables';

/** Lifetime of a cached result, so that concurrent callers write once. Milliseconds. */
const holdsFor = 1_000;
/** A slower write counts as failed. Milliseconds. */
const deadline = 3_000;
/** More than the free rest of an allocated block. */
const probe = Buffer.alloc(128 * 1024, 1);
/** With less free space the next large write fails. */
const minFree = 16 * 1024 * 1024;

/** Seconds after which a failed check may be repeated. */
const retryAfter = 5;

/** Targets of the test writes. */
export interface ReadinessOptions {
  database: Pick<Database, 'backend' | 'db'>;
  dataDir: string;
  clock: () => Date;
}

/** Whether the process can serve, and the failing target when it cannot. */
export interface Readiness {
  ready: boolean;
  failed: readonly ('database' | 'disk')[];
}

/** With the embedded database the shop owns the disk, and a row may fit into blocks that a full disk has already. */
const writeFile = async (dataDir: string): Promise<void> => {
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < minFree) throw new Error('The disk is full');
  const path = join(dataDir, 'readiness.probe');
  try {
    const file = await open(path, 'w');
    try {
      await file.write(probe);
      await file.sync();
    } finally {
      await file.close();
    }
  } finally {
    await rm(path, { force: true });
  }
};

const inTime = async (work: Promise<unknown>): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>(resolve => {
    timer = setTimeout(resolve, deadline, false);
  });
  const done = work.then(
    () => true,
    () => false,
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
};

/** Starts no write while the one before has not ended: a hanging database gets no queue of them. */
const oneAtATime = (write: () => Promise<unknown>): (() => Promise<unknown>) => {
  let writing: Promise<unknown> | undefined;
  return () => (writing ??= write().finally(() => (writing = undefined)));
};

/** Whether payments can be stored: a real write, shared by all callers within a second. */
export const createReadiness = ({ database, dataDir, clock }: ReadinessOptions): (() => Promise<Readiness>) => {
  const store = oneAtATime(() => beat(database.db, clock()));
  const write = oneAtATime(() => writeFile(dataDir));
  const look = async (): Promise<Readiness> => {
    const [stored, written] = await Promise.all([
      inTime(store()),
      database.backend === 'embedded' ? inTime(write()) : true,
    ]);
    const failed = [...(stored ? [] : (['database'] as const)), ...(written ? [] : (['disk'] as const))];
    return { ready: failed.length === 0, failed };
  };
  let known: { answer: Promise<Readiness>; until: number } | undefined;
  return () => {
    if (!known || performance.now() >= known.until) {
      const current = { answer: look(), until: Infinity };
      known = current;
      void current.answer.then(() => (current.until = performance.now() + holdsFor));
    }
    return known.answer;
  };
};

/** `/healthz` reports a live process, `/readyz` that sales can be stored. */
export const addProbes = (app: FastifyInstance, options: ReadinessOptions): void => {
  const readiness = createReadiness(options);
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', async (_request, reply) => {
    const { ready, failed } = await readiness();
    reply.header('cache-control', 'no-store');
    if (!ready) reply.header('retry-after', String(retryAfter));
    return reply.code(ready ? 200 : 503).send(ready ? { status: 'ok' } : { status: 'unavailable', failed });
  });
};
