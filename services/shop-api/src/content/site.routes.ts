import * as endpoints from '@ortoo/contracts/endpoints';
import { getSiteDataSchemas } from '@ortoo/contracts/schema';
import type { FastifyPluginAsync } from 'fastify';
import { implement } from '../http/implement';
import type { Shop } from '../shop';
import { readSiteData } from './site-data';

export const siteRoutes =
  (shop: Shop): FastifyPluginAsync =>
  async app => {
    implement(app, endpoints.getSiteData, getSiteDataSchemas, async ({ site, query, reader }) =>
      readSiteData(shop, site, query, reader),
    );
  };
