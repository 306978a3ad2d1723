import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { PgliteThread } from './pglite-thread';

const command = (sql: string) => (/^\s*(\w+)/.exec(sql)?.[1] ?? 'SELECT').toUpperCase();

/**
 * A pool of one connection, passed from one user to the next in order. The embedded database has a single session: two
 * concurrent transactions would be one.
 */
export const pglitePool = (thread: PgliteThread): PostgresPool => {
  let tail = Promise.resolve();
  const acquire = async (): Promise<() => void> => {
    const before = tail;
    let release = () => {};
    tail = new Promise<void>(resolve => (release = resolve));
    await before;
    return release;
  };
  return {
    connect: async () => {
      const release = await acquire();
      const query = async (sql: string, parameters: readonly unknown[]) => ({
        ...(await thread.query(sql, parameters)),
        command: command(sql),
      });
      return { query, release } as unknown as PostgresPoolClient;
    },
    end: () => thread.close(),
  };
};
