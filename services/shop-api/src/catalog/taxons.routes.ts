import { shopApiPrefix, shopPaths } from '@ortoo/contracts';
import {
  brandSchema,
  brandsSchema,
  idSchema,
  optionTypesSchema,
  taxonSchema,
  taxonsSchema,
  taxonTreeSchema,
  vendorSchema,
  vendorsSchema,
} from '@ortoo/contracts/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Refusal } from '../http/refusal';
import type { Shop } from '../shop';
import { growTree } from './taxon.rules';
import { readBrands, readOptionTypes, readTaxon, readTaxons, readVendors } from './taxons';

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
        throw new Refusal('NOT_FOUND', { extra: { nearest: found.nearest } });
      },
    );

    app.get('/option_types', { schema: { response: { 200: optionTypesSchema } } }, async ({ reader }) => ({
      option_types: await readOptionTypes(shop, reader),
    }));

    app.get('/brands', { schema: { response: { 200: brandsSchema } } }, async ({ reader }) => ({
      brands: await readBrands(shop, reader),
    }));

    app.get(
      '/brands/:code',
      { schema: { params: z.object({ code: z.string().max(80) }), response: { 200: brandSchema } } },
      async ({ reader, params }) => {
        const brand = (await readBrands(shop, reader)).find(({ code }) => code === params.code);
        if (!brand) throw new Refusal('NOT_FOUND');
        return brand;
      },
    );

    app.get('/vendors', { schema: { response: { 200: vendorsSchema } } }, async ({ reader }) => ({
      vendors: await readVendors(shop, reader),
    }));

    app.get(
      '/vendors/:id',
      { schema: { params: z.object({ id: idSchema }), response: { 200: vendorSchema } } },
      async ({ reader, params }) => {
        const vendor = (await readVendors(shop, reader)).find(({ id }) => id === params.id);
        if (!vendor) throw new Refusal('NOT_FOUND');
        return vendor;
      },
    );
  };
