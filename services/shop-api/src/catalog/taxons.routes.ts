import { pathOf, shopApiPrefix } from '@ortoo/contracts';
import * as endpoints from '@ortoo/contracts/endpoints';
import {
  getTaxonSchemas,
  getTaxonTreeSchemas,
  listOptionTypesSchemas,
  listTaxonsSchemas,
} from '@ortoo/contracts/schema';
import type { FastifyPluginAsync } from 'fastify';
import { DomainError } from '../http/domain-error';
import { implement } from '../http/implement';
import type { Shop } from '../shop';
import { growTree } from './taxon.rules';
import { readOptionTypes, readTaxon, readTaxons } from './taxons';

export const taxonsRoutes =
  (shop: Shop): FastifyPluginAsync =>
  async app => {
    implement(app, endpoints.listTaxons, listTaxonsSchemas, async ({ reader }) => ({
      taxons: await readTaxons(shop, reader),
    }));

    implement(app, endpoints.getTaxonTree, getTaxonTreeSchemas, async ({ reader }) => ({
      taxons: growTree(await readTaxons(shop, reader)),
    }));

    implement(app, endpoints.getTaxon, getTaxonSchemas, async ({ reader, params }, reply) => {
      const permalink = params['*'].replace(/\/+$/, '');
      const found = await readTaxon(shop, permalink, reader);
      if ('taxon' in found) return found.taxon;
      if ('moved' in found)
        return reply.redirect(shopApiPrefix + pathOf(endpoints.getTaxon, { '*': found.moved }), 301);
      throw new DomainError('NOT_FOUND', { extra: { nearest: found.nearest } });
    });

    implement(app, endpoints.listOptionTypes, listOptionTypesSchemas, async ({ reader }) => ({
      option_types: await readOptionTypes(shop, reader),
    }));
  };
