import { buildSearch } from '@ortoo/search/app';
import { productChangesChannel } from '@ortoo/shop-api/db';
import { productSource } from '@ortoo/shop-api/product-source';
import type { FastifyInstance } from 'fastify';
import { config } from './config';
import { credentialsOf } from './credentials';
import type { openShop } from './open-shop';
import { searchGateway } from './search-gateway';

const gatewayPrefix = '/api/search';

interface Sources {
  database: Awaited<ReturnType<typeof openShop>>['database'];
  clock: () => Date;
}

/** The search service within this process, fed by its database, and its gateway for pages. */
const runSearch = async (app: FastifyInstance, { database, clock }: Sources): Promise<void> => {
  const { read, index } = config.searchCredentials;
  const search = await buildSearch({
    source: productSource(database.db, clock),
    listen: listener => database.listen(productChangesChannel, listener),
    onProductWrite: database.onProductWrite,
    credentials: [credentialsOf(read)],
    indexers: index ? [credentialsOf(index)] : [],
    clock,
    logger: app.log,
  });
  await app.register(search.plugin);
  await app.register(search.gateway, { prefix: gatewayPrefix });
  app.addHook('onClose', search.close);
};

/** Adds search for pages: in this process, or through a gateway to a remote service. */
export const addSearch = async (app: FastifyInstance, sources: Sources): Promise<void> => {
  const { searchOrigin: origin, searchCredentials } = config;
  if (origin === undefined) return runSearch(app, sources);
  await app.register(searchGateway, { prefix: gatewayPrefix, credentials: searchCredentials.read, origin });
};
