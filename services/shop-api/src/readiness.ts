import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Database } from './db/index';
import { beat } from './db/heartbeat.tables';

/** An answer holds for so long, so that many who ask write once. Milliseconds. */
const holdsFor = 1_000;
/** A write that takes longer has failed. Milliseconds. */
const deadline = 3_000;
/** More than what is left of a block that was allocated before. */
const probe = Buffer.alloc(128 * 1024, 1);
/** With less free space the next large write fails. */
const minFree = 16 * 1024 * 1024;

/** What is written to, and where. */
export interface ReadinessOptions {
  database: Pick<Database, 'backend' | 'db'>;
  dataDir: string;
  clock: () => Date;
}

/** Whether the process can serve, and what cannot be written to when it cannot. */
export interface Readiness {
  ready: boolean;
  failed: readonly ('database' | 'disk')[];
}

/** The embedded database calls no fsync: that its file system takes a write has to be tried beside it. */
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

/** Begins no write while the one before has not ended: a database that hangs gets no queue of them. */
const oneAtATime = (write: () => Promise<unknown>): (() => Promise<unknown>) => {
  let writing: Promise<unknown> | undefined;
  return () => (writing ??= write().finally(() => (writing = undefined)));
};

/** Whether money can be written down: a real write, shared by all who ask within a second. */
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

/** `/healthz` says that the process lives, `/readyz` that what it sells is written down. */
export const addProbes = (app: FastifyInstance, options: ReadinessOptions): void => {
  const readiness = createReadiness(options);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const { ready, failed } = await readiness();
    return reply.code(ready ? 200 : 503).send(ready ? { status: 'ok' } : { status: 'unavailable', failed });
  });
};
