import { developmentReader, type Credentials } from './credentials';

export interface SearchConfig {
  port: number;
  databaseUrl: string | undefined;
  dataDir: string;
  reader: Credentials;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment; production has no default credentials. */
export function searchConfig(environment: Environment = process.env): SearchConfig {
  const { SEARCH_USER: user, SEARCH_PASSWORD: password, NODE_ENV, PORT, DATABASE_URL, DATA_DIR } = environment;
  const given = user && password ? { user, password } : undefined;
  const weak = given?.user === developmentReader.user && given.password === developmentReader.password;
  if (NODE_ENV === 'production' && (!given || weak))
    throw new Error('SEARCH_USER and SEARCH_PASSWORD must be set in production, to others than those of development');
  return {
    port: Number(PORT ?? 3002),
    databaseUrl: DATABASE_URL,
    dataDir: DATA_DIR ?? '.data',
    reader: given ?? developmentReader,
  };
}
