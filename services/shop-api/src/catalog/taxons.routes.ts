import { shopApiPrefix, shopPaths } from '@ortoo/contracts';
import { optionTypesSchema, taxonSchema, taxonsSchema, taxonTreeSchema } from '@ortoo/contracts/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DomainError } from '../http/domain-error';
import type { Shop } from '../shop';
import { growTree } from './taxon.rules';
import { readOptionTypes, readTaxon, readTaxons } from './taxons';

export const taxonsRoutes =
  (shop: Shop): FastifyPluginAsyncZod =>
  async app => {
    app.get('/taxons/all', { schema: { response: { 200: taxonsSchema } } }, async ({ reader }) => ({
      taxons: await readTaxons(shop, reader),
    }));

    app.get('/taxons/tree', { schema: { response: { 200: taxonTreeSchema } } }, async ({ reader }) => ({
      taxons: growTree(await readTaxons(shop, reader)),
    }));

    app.get(
      '/taxons/*',
      { schema: { params: z.object({ '*': z.string().max(200) }), response: { 200: taxonSchema } } },
      async ({ reader, params }, reply) => {
        const permalink = params['*'].replace(/\/+$/, '');
        const found = await readTaxon(shop, permalink, reader);
        if ('taxon' in found) return found.taxon;
        if ('moved' in found) return reply.redirect(shopApiPrefix + shopPaths.taxon(found.moved), 301);
        throw new DomainError('NOT_FOUND', { extra: { nearest: found.nearest } });
      },
    );

    app.get('/option_types', { schema: { response: { 200: optionTypesSchema } } }, async ({ reader }) => ({
      option_types: await readOptionTypes(shop, reader),
    }));
  };
