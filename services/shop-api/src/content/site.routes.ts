import { siteDataQuerySchema, siteDataSchema } from '@ortoo/contracts/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Shop } from '../shop';
import { readSiteData } from './site-data';

export const siteRoutes =
  (shop: Shop): FastifyPluginAsyncZod =>
  async app => {
    app.get(
      '/site_data',
      { schema: { querystring: siteDataQuerySchema, response: { 200: siteDataSchema } } },
      async ({ site, query, reader }) => readSiteData(shop, site, query, reader),
    );
  };
