import { buildSearch, snapshotsIn } from '@ortoo/search/app';
import { onArticleChange, onProductChange } from '@ortoo/shop-api/db';
import { articleSource } from '@ortoo/shop-api/article-source';
import { productSource } from '@ortoo/shop-api/product-source';
import type { FastifyInstance } from 'fastify';
import { config } from './config';
import { credentialsOf } from './credentials';
import type { openShop } from './open-shop';
import { searchGateway, searchServiceAt } from './search-gateway';

const gatewayPrefix = '/api/search';

type OpenShop = Awaited<ReturnType<typeof openShop>>;

/** The search service within this process, fed by its database, and its gateway for pages. */
const runSearch = async (app: FastifyInstance, { database, shop }: OpenShop): Promise<void> => {
  const { read, index } = config.searchCredentials;
  const search = await buildSearch({
    source: productSource(database.db, shop.clock),
    articles: articleSource(database.db, shop.clock),
    onArticleChange: listener => onArticleChange(database, listener),
    onProductChange: listener => onProductChange(database, listener),
    credentials: [credentialsOf(read)],
    indexers: index ? [credentialsOf(index)] : [],
    clock: shop.clock,
    standby: config.searchStandby,
    logger: app.log,
    snapshots: await snapshotsIn(config.dataDir, database.db),
  });
  shop.search.connect(search.send);
  await app.register(search.plugin);
  await app.register(search.gateway, { prefix: gatewayPrefix });
  app.addHook('onClose', search.close);
};

/** Adds search for pages and for the Shop API: in this process, or a remote service. */
export const addSearch = async (app: FastifyInstance, opened: OpenShop): Promise<void> => {
  const { searchOrigin: origin, searchCredentials } = config;
  if (origin === undefined) return runSearch(app, opened);
  const service = searchServiceAt({ origin, credentials: searchCredentials.read });
  opened.shop.search.connect(service.send);
  await app.register(searchGateway, { prefix: gatewayPrefix, service });
};
