import { buildSearch, snapshotsIn } from '@ortoo/search/app';
import { onArticleChange, onProductChange } from '@ortoo/shop-api/db';
import { articleSource } from '@ortoo/shop-api/article-source';
import { productSource } from '@ortoo/shop-api/product-source';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { config } from './config';
import { credentialsOf } from './credentials';
import type { openShop } from './open-shop';
import { searchGateway, searchServiceAt } from './search-gateway';

const gatewayPrefix = '/api/search';

type OpenShop = Awaited<ReturnType<typeof openShop>>;
type AddRoutes = (app: FastifyInstance) => Promise<void>;

/** The search service within this process, fed by its database, and its gateway for pages. */
const runSearch = async (logger: FastifyBaseLogger, { database, shop }: OpenShop): Promise<AddRoutes> => {
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
    logger,
    snapshots: await snapshotsIn(config.dataDir, database.db),
  });
  shop.search.connect(search.send);
  return async app => {
    await app.register(search.plugin);
    await app.register(search.gateway, { prefix: gatewayPrefix });
    app.addHook('onClose', search.close);
  };
};

/** Opens search for the Shop API, in this process or as a remote service. Returns what adds it for pages. */
export const openSearch = async (logger: FastifyBaseLogger, opened: OpenShop): Promise<AddRoutes> => {
  const { searchOrigin: origin, searchCredentials } = config;
  if (origin === undefined) return runSearch(logger, opened);
  const service = searchServiceAt({ origin, credentials: searchCredentials.read });
  opened.shop.search.connect(service.send);
  return async app => void (await app.register(searchGateway, { prefix: gatewayPrefix, service }));
};
