import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** Max number of plans of a connection. */
const max = 300;
/** Statements that are not repeated, such as those of an import, are not worth a plan. */
const minUses = 3;
const maxPrepared = 2_000;

/** PostgreSQL's message for a plan with columns that a migration has changed. */
const isOutdated = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('cached plan must not change result type');

/** Names for frequently repeated statements. */
const createNamer = () => {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  let last = 0;
  const assign = (statement: string): string => {
    const name = `s${(last += 1)}`;
    names.set(statement, name);
    return name;
  };
  const nameOf = (statement: string): string | undefined => {
    const known = names.get(statement);
    if (known !== undefined || names.size >= max) return known;
    const times = (uses.get(statement) ?? 0) + 1;
    if (uses.size >= maxPrepared) uses.clear();
    uses.set(statement, times);
    return times > minUses ? assign(statement) : undefined;
  };
  return { nameOf, rename: assign };
};

/**
 * Makes the connections of a pool prepare frequent statements: PostgreSQL then parses and plans them once per
 * connection. A statement with changed columns is prepared again; a transaction that detects the change fails.
 */
export const prepareStatements = (pool: PostgresPool): PostgresPool => {
  const { nameOf, rename } = createNamer();
  const prepared = (client: PostgresPoolClient): PostgresPoolClient => {
    const query = async (text: string, values: readonly unknown[]) => {
      const name = values.length > 0 ? nameOf(text) : undefined;
      if (name === undefined) return client.query(text, values);
      const named = (as: string) => client.query({ name: as, text, values } as unknown as string, values);
      return named(name).catch((error: unknown) => {
        if (!isOutdated(error)) throw error;
        return named(rename(text)).catch(() => {
          throw error;
        });
      });
    };
    return { query, release: () => client.release() } as PostgresPoolClient;
  };
  return { connect: async () => prepared(await pool.connect()), end: () => pool.end() };
};
