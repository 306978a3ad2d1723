import { implement, type Routes } from '../../http/implement';
import { changeRule, createRule, readMisses, readRules, removeRule } from './search-rules';

/** Synonyms, pins and redirects of the search, and what was searched without a result. */
export const searchRulesRoutes: Routes = (app, shop) => {
  implement(app, 'listSearchRules', async ({ reader }) => ({ rules: await readRules(shop.db, reader) }));

  implement(app, 'createSearchRule', request => createRule(shop, request, request.body));

  implement(app, 'changeSearchRule', request => changeRule(shop, request, request.params.id, request.body));

  implement(app, 'removeSearchRule', request =>
    removeRule(shop, request, request.params.id, request.query.lock_version),
  );

  implement(app, 'listSearchMisses', async ({ query }) => ({ misses: await readMisses(shop, query.days) }));
};
