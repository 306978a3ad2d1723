import type { Indices } from '../indices/indices';
import type { Searcher } from '../search/searcher';
import { AliasHandlers } from './alias-handlers';
import type { Call } from './call';
import { DocumentHandlers } from './document-handlers';
import { IndexHandlers } from './index-handlers';
import { type Handler, type Route, Router } from './router';
import { SearchHandlers } from './search-handlers';
import { SnapshotHandlers } from './snapshot-handlers';

const any = ['GET', 'POST'];
const look = ['GET', 'HEAD'];
const put = ['PUT', 'POST'];

interface Handlers {
  search: SearchHandlers;
  documents: DocumentHandlers;
  index: IndexHandlers;
  alias: AliasHandlers;
  snapshot: SnapshotHandlers;
}

type Select = (handlers: Handlers) => Handler;
type RouteRow = Omit<Route, 'handler'> & { select: Select };

const read = (methods: readonly string[], path: string, select: Select): RouteRow => ({
  methods,
  path,
  access: 'read',
  select,
});
const write = (methods: readonly string[], path: string, select: Select): RouteRow => ({
  methods,
  path,
  access: 'index',
  select,
});
const own = (methods: readonly string[], path: string, select: Select): RouteRow => ({
  methods,
  path,
  access: 'own',
  select,
});
/** The same routes below an index, and below a type of it. */
const below = (make: typeof read, methods: readonly string[], name: string, select: Select): RouteRow[] =>
  ['', '/{index}', '/{index}/{type}'].map(path => make(methods, `${path}/${name}`, select));

const withoutSource =
  (handler: Handler): Handler =>
  call =>
    handler({ ...call, query: { ...call.query, _source: 'false' } } satisfies Call);

/** All routes. A path outside this list does not exist. */
const routes: readonly RouteRow[] = [
  read(look, '/', ({ index }) => index.info),
  ...below(read, any, '_search', ({ search }) => search.search),
  ...below(read, any, '_msearch', ({ search }) => search.many),
  ...below(read, any, '_count', ({ search }) => search.count),
  ...below(read, any, '_mget', ({ documents }) => documents.getMany),
  read(['GET'], '/{index}/_doc/{id}', ({ documents }) => documents.get),
  read(['HEAD'], '/{index}/_doc/{id}', ({ documents }) => withoutSource(documents.get)),
  read(look, '/{index}/_source/{id}', ({ documents }) => documents.source),
  read(look, '/{index}/{type}/{id}/_source', ({ documents }) => documents.source),

  ...below(write, put, '_bulk', ({ documents }) => documents.bulk),
  write(put, '/{index}/_doc/{id}', ({ documents }) => documents.index),
  write(['POST'], '/{index}/_doc', ({ documents }) => documents.index),
  write(put, '/{index}/_create/{id}', ({ documents }) => documents.index),
  write(['POST'], '/{index}/_update/{id}', ({ documents }) => documents.update),
  write(['DELETE'], '/{index}/_doc/{id}', ({ documents }) => documents.delete),

  write(look, '/_cluster/health', ({ index }) => index.health),
  write(look, '/_cluster/health/{index}', ({ index }) => index.health),
  write(any, '/_refresh', ({ index }) => index.refresh),
  write(any, '/{index}/_refresh', ({ index }) => index.refresh),
  write(any, '/{index}/_flush', ({ index }) => index.refresh),
  write(['POST'], '/{index}/_forcemerge', ({ index }) => index.refresh),
  write(['GET'], '/_stats', ({ index }) => index.stats),
  write(['GET'], '/{index}/_stats', ({ index }) => index.stats),
  write(['GET'], '/_mapping', ({ index }) => index.getMapping),
  write(['GET'], '/{index}/_mapping', ({ index }) => index.getMapping),
  write(['GET'], '/{index}/_mapping/{type}', ({ index }) => index.getMapping),
  write(put, '/{index}/_mapping', ({ index }) => index.putMapping),
  write(put, '/{index}/_mapping/{type}', ({ index }) => index.putMapping),
  write(put, '/{index}/{type}/_mapping', ({ index }) => index.putMapping),
  write(['GET'], '/{index}/_settings', ({ index }) => index.getSettings),
  write(['GET'], '/_settings', ({ index }) => index.getSettings),
  write(['PUT'], '/{index}/_settings', ({ index }) => index.putSettings),
  write(['PUT'], '/_settings', ({ index }) => index.putSettings),
  write(['GET'], '/_alias', ({ alias }) => alias.get),
  write(['GET'], '/_alias/{name}', ({ alias }) => alias.get),
  write(['GET'], '/{index}/_alias', ({ alias }) => alias.get),
  write(['GET'], '/{index}/_alias/{name}', ({ alias }) => alias.get),
  write(['HEAD'], '/_alias/{name}', ({ alias }) => alias.exists),
  write(['HEAD'], '/{index}/_alias/{name}', ({ alias }) => alias.exists),
  write(put, '/{index}/_alias/{name}', ({ alias }) => alias.put),
  write(put, '/{index}/_aliases/{name}', ({ alias }) => alias.put),
  write(['DELETE'], '/{index}/_alias/{name}', ({ alias }) => alias.delete),
  write(['POST'], '/_aliases', ({ alias }) => alias.change),
  write(['PUT'], '/{index}', ({ index }) => index.create),
  write(['DELETE'], '/{index}', ({ index }) => index.delete),
  write(['HEAD'], '/{index}', ({ index }) => index.exists),
  write(['GET'], '/{index}', ({ index }) => index.get),

  own(['PUT'], '/_snapshot/{repository}', ({ snapshot }) => snapshot.putRepository),
  own(['PUT'], '/_snapshot/{repository}/{snapshot}', ({ snapshot }) => snapshot.put),
  own(['GET'], '/_snapshot/{repository}/{snapshot}', ({ snapshot }) => snapshot.get),
  own(['POST'], '/_snapshot/{repository}/{snapshot}/_restore', ({ snapshot }) => snapshot.restore),

  read(['GET'], '/{index}/{type}/{id}', ({ documents }) => documents.get),
  read(['HEAD'], '/{index}/{type}/{id}', ({ documents }) => withoutSource(documents.get)),
  write(put, '/{index}/{type}/{id}', ({ documents }) => documents.index),
  write(put, '/{index}/{type}/{id}/_create', ({ documents }) => documents.index),
  write(['POST'], '/{index}/{type}/{id}/_update', ({ documents }) => documents.update),
  write(['POST'], '/{index}/{type}', ({ documents }) => documents.index),
  write(['DELETE'], '/{index}/{type}/{id}', ({ documents }) => documents.delete),
];

export function routesOf(searcher: Searcher, indices: Indices, clusterName?: string): Router {
  const handlers: Handlers = {
    search: new SearchHandlers(searcher),
    documents: new DocumentHandlers(indices),
    index: new IndexHandlers(indices, clusterName),
    alias: new AliasHandlers(indices),
    snapshot: new SnapshotHandlers(indices),
  };
  return new Router(routes.map(({ select, ...route }) => ({ ...route, handler: select(handlers) })));
}
