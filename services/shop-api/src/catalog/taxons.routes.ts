import { pathOf, shopApiPrefix } from '@ortoo/contracts';
import * as endpoints from '@ortoo/contracts/endpoints';
import { DomainError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import { growTree } from './taxon.rules';
import { readOptionTypes, readTaxon, readTaxons } from './taxons';

export const taxonsRoutes: Routes = (app, shop) => {
  implement(app, 'listTaxons', { isCached: true }, async ({ reader }) => ({
    taxons: await readTaxons(shop, reader),
  }));

  implement(app, 'getTaxonTree', { isCached: true }, async ({ reader }) => ({
    taxons: growTree(await readTaxons(shop, reader)),
  }));

  implement(app, 'getTaxon', { isCached: true }, async ({ reader, params }, reply) => {
    const permalink = params['*'].replace(/\/+$/, '');
    const found = await readTaxon(shop, permalink, reader);
    if ('taxon' in found) return found.taxon;
    if ('moved' in found) return reply.redirect(shopApiPrefix + pathOf(endpoints.getTaxon, { '*': found.moved }), 301);
    throw new DomainError('NOT_FOUND', { extra: { nearest: found.nearest } });
  });

  implement(app, 'listOptionTypes', { isCached: true }, async ({ reader }) => ({
    option_types: await readOptionTypes(shop, reader),
  }));
};
