import type { Indices } from '../indices/indices';
import type { Searcher } from '../search/searcher';
import { AliasHandlers } from './alias-handlers';
import type { Call } from './call';
import { DocumentHandlers } from './document-handlers';
import { IndexHandlers } from './index-handlers';
import { type Handler, type Route, Router } from './router';
import { SearchHandlers } from './search-handlers';

const any = ['GET', 'POST'];
const look = ['GET', 'HEAD'];
const put = ['PUT', 'POST'];

/** All routes. A path outside this list does not exist. */
export function routesOf(searcher: Searcher, indices: Indices, clusterName?: string): Router {
  const search = new SearchHandlers(searcher);
  const documents = new DocumentHandlers(indices);
  const index = new IndexHandlers(indices, clusterName);
  const alias = new AliasHandlers(indices);
  const read = (methods: readonly string[], path: string, handler: Handler): Route => ({
    methods,
    path,
    access: 'read',
    handler,
  });
  const write = (methods: readonly string[], path: string, handler: Handler): Route => ({
    methods,
    path,
    access: 'index',
    handler,
  });
  /** The same routes below an index, and below a type of it. */
  const below = (make: typeof read, methods: readonly string[], name: string, handler: Handler): Route[] =>
    ['', '/{index}', '/{index}/{type}'].map(path => make(methods, `${path}/${name}`, handler));
  const withoutSource =
    (handler: Handler): Handler =>
    call =>
      handler({ ...call, query: { ...call.query, _source: 'false' } } satisfies Call);

  return new Router([
    read(look, '/', index.info),
    ...below(read, any, '_search', search.search),
    ...below(read, any, '_msearch', search.many),
    ...below(read, any, '_count', search.count),
    ...below(read, any, '_mget', documents.getMany),
    read(['GET'], '/{index}/_doc/{id}', documents.get),
    read(['HEAD'], '/{index}/_doc/{id}', withoutSource(documents.get)),
    read(look, '/{index}/_source/{id}', documents.source),
    read(look, '/{index}/{type}/{id}/_source', documents.source),

    ...below(write, put, '_bulk', documents.bulk),
    write(put, '/{index}/_doc/{id}', documents.index),
    write(['POST'], '/{index}/_doc', documents.index),
    write(put, '/{index}/_create/{id}', documents.index),
    write(['POST'], '/{index}/_update/{id}', documents.update),
    write(['DELETE'], '/{index}/_doc/{id}', documents.delete),

    write(look, '/_cluster/health', index.health),
    write(look, '/_cluster/health/{index}', index.health),
    write(any, '/_refresh', index.refresh),
    write(any, '/{index}/_refresh', index.refresh),
    write(any, '/{index}/_flush', index.refresh),
    write(['POST'], '/{index}/_forcemerge', index.refresh),
    write(['GET'], '/_stats', index.stats),
    write(['GET'], '/{index}/_stats', index.stats),
    write(['GET'], '/_mapping', index.getMapping),
    write(['GET'], '/{index}/_mapping', index.getMapping),
    write(['GET'], '/{index}/_mapping/{type}', index.getMapping),
    write(put, '/{index}/_mapping', index.putMapping),
    write(put, '/{index}/_mapping/{type}', index.putMapping),
    write(put, '/{index}/{type}/_mapping', index.putMapping),
    write(['GET'], '/{index}/_settings', index.getSettings),
    write(['GET'], '/_settings', index.getSettings),
    write(['PUT'], '/{index}/_settings', index.putSettings),
    write(['PUT'], '/_settings', index.putSettings),
    write(['GET'], '/_alias', alias.get),
    write(['GET'], '/_alias/{name}', alias.get),
    write(['GET'], '/{index}/_alias', alias.get),
    write(['GET'], '/{index}/_alias/{name}', alias.get),
    write(['HEAD'], '/_alias/{name}', alias.exists),
    write(['HEAD'], '/{index}/_alias/{name}', alias.exists),
    write(put, '/{index}/_alias/{name}', alias.put),
    write(put, '/{index}/_aliases/{name}', alias.put),
    write(['DELETE'], '/{index}/_alias/{name}', alias.delete),
    write(['POST'], '/_aliases', alias.change),
    write(['PUT'], '/{index}', index.create),
    write(['DELETE'], '/{index}', index.delete),
    write(['HEAD'], '/{index}', index.exists),
    write(['GET'], '/{index}', index.get),

    read(['GET'], '/{index}/{type}/{id}', documents.get),
    read(['HEAD'], '/{index}/{type}/{id}', withoutSource(documents.get)),
    write(put, '/{index}/{type}/{id}', documents.index),
    write(put, '/{index}/{type}/{id}/_create', documents.index),
    write(['POST'], '/{index}/{type}/{id}/_update', documents.update),
    write(['POST'], '/{index}/{type}', documents.index),
    write(['DELETE'], '/{index}/{type}/{id}', documents.delete),
  ]);
}
