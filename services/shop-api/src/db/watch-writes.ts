import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** Tables that feed the search document of a product. */
export const productTables = ['products', 'variants', 'taxons', 'vendors', 'brands', 'option_types', 'option_values'];

const writesTo = (tables: readonly string[]): RegExp =>
  new RegExp(
    String.raw`\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+(?:only\s+)?"?(?:${tables.join('|')})\b`,
    'i',
  );
const first = (statement: string): string => (/^\s*(\w+)/.exec(statement)?.[1] ?? '').toLowerCase();

interface Watched {
  pool: PostgresPool;
  /** Calls back in this process when a change of the tables is committed, before its writer continues. */
  onWrite(listener: () => void): void;
}

/** Tracks the statements of a pool's connections. */
export const watchWrites = (pool: PostgresPool, tables: readonly string[]): Watched => {
  const writes = writesTo(tables);
  const listeners: (() => void)[] = [];

  const watched = (client: PostgresPoolClient): PostgresPoolClient => {
    let [inTransaction, wrote] = [false, false];
    const note = (statement: string): void => {
      const command = first(statement);
      if (command === 'begin' || command === 'start') inTransaction = true;
      if (command === 'rollback' && !/\bto\b/i.test(statement)) [inTransaction, wrote] = [false, false];
      if (command === 'commit') inTransaction = false;
      wrote ||= writes.test(statement);
      if (inTransaction || !wrote) return;
      wrote = false;
      for (const listener of listeners) listener();
    };
    const query = async (statement: string, parameters: readonly unknown[]) => {
      const result = await client.query(statement, parameters);
      note(statement);
      return result;
    };
    return { query, release: () => client.release() } as PostgresPoolClient;
  };

  return {
    pool: { connect: async () => watched(await pool.connect()), end: () => pool.end() },
    onWrite: listener => void listeners.push(listener),
  };
};
