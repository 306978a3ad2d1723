import { buildSearch } from '@ortoo/search/app';
import { productChangesChannel } from '@ortoo/shop-api/db';
import type { FastifyInstance } from 'fastify';
import { config } from './config';
import { credentialsOf } from './credentials';
import type { openShop } from './open-shop';
import { searchDoor } from './search-door';

interface Sources {
  database: Awaited<ReturnType<typeof openShop>>['database'];
  clock: () => Date;
}

/** The search service within this process, fed by its database. */
const runSearch = async (app: FastifyInstance, { database, clock }: Sources): Promise<void> => {
  const { read, index } = config.searchCredentials;
  const search = await buildSearch({
    db: database.db,
    listen: listener => database.listen(productChangesChannel, listener),
    onProductWrite: database.onProductWrite,
    credentials: [credentialsOf(read)],
    indexers: index ? [credentialsOf(index)] : [],
    clock,
    logger: app.log,
  });
  await app.register(search.plugin);
  app.addHook('onClose', async () => search.close());
};

/** Adds the door to the search service and, unless it runs elsewhere, the service itself. */
export const addSearch = async (app: FastifyInstance, sources: Sources): Promise<void> => {
  const { searchOrigin: origin, searchCredentials } = config;
  if (origin === undefined) await runSearch(app, sources);
  await app.register(searchDoor, { credentials: searchCredentials.read, origin });
};
