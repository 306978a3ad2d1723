import { developmentIndexer, developmentReader, type Credentials } from './credentials';

export interface SearchConfig {
  port: number;
  databaseUrl: string | undefined;
  dataDir: string;
  reader: Credentials;
  /** May write documents and indices; in production only where one is set. */
  indexer: Credentials | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment; production has no default credentials. */
export function searchConfig(environment: Environment = process.env): SearchConfig {
  const { SEARCH_USER: user, SEARCH_PASSWORD: password, NODE_ENV, PORT, DATABASE_URL, DATA_DIR } = environment;
  const { SEARCH_INDEX_USER: indexUser, SEARCH_INDEX_PASSWORD: indexPassword } = environment;
  const isProduction = NODE_ENV === 'production';
  const given = user && password ? { user, password } : undefined;
  const weak = given?.user === developmentReader.user && given.password === developmentReader.password;
  if (isProduction && (!given || weak))
    throw new Error('SEARCH_USER and SEARCH_PASSWORD must be set in production, to others than those of development');
  return {
    port: Number(PORT ?? 3002),
    databaseUrl: DATABASE_URL,
    dataDir: DATA_DIR ?? '.data',
    reader: given ?? developmentReader,
    indexer:
      indexUser && indexPassword
        ? { user: indexUser, password: indexPassword }
        : isProduction
          ? undefined
          : developmentIndexer,
  };
}
