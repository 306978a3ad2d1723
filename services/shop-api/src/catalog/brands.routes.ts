import {
  badgeSchema,
  badgesSchema,
  brandSchema,
  brandsSchema,
  idSchema,
  vendorSchema,
  vendorsSchema,
} from '@ortoo/contracts/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DomainError } from '../http/domain-error';
import type { Shop } from '../shop';
import { readBadges, readBrands, readVendors } from './brands';

const found = <T>(thing: T | undefined): T => {
  if (thing === undefined) throw new DomainError('NOT_FOUND');
  return thing;
};

/** Brands and vendors, and the badges of products. */
export const brandsRoutes =
  (shop: Shop): FastifyPluginAsyncZod =>
  async app => {
    app.get('/brands', { schema: { response: { 200: brandsSchema } } }, async ({ reader }) => ({
      brands: await readBrands(shop, reader),
    }));

    app.get(
      '/brands/:code',
      { schema: { params: z.object({ code: z.string().max(80) }), response: { 200: brandSchema } } },
      async ({ reader, params }) => found((await readBrands(shop, reader)).find(({ code }) => code === params.code)),
    );

    app.get('/vendors', { schema: { response: { 200: vendorsSchema } } }, async ({ reader }) => ({
      vendors: await readVendors(shop, reader),
    }));

    app.get(
      '/vendors/:id',
      { schema: { params: z.object({ id: z.string().max(80) }), response: { 200: vendorSchema } } },
      async ({ reader, params }) =>
        found((await readVendors(shop, reader)).find(({ id, code }) => code === params.id || String(id) === params.id)),
    );

    app.get('/badges', { schema: { response: { 200: badgesSchema } } }, async ({ reader }) => ({
      badges: await readBadges(shop, reader),
    }));

    app.get(
      '/badges/:id',
      { schema: { params: z.object({ id: idSchema }), response: { 200: badgeSchema } } },
      async ({ reader, params }) => found((await readBadges(shop, reader)).find(({ id }) => id === params.id)),
    );
  };
