import * as endpoints from '@ortoo/contracts/endpoints';
import {
  getBadgeSchemas,
  getBrandSchemas,
  getVendorSchemas,
  listBadgesSchemas,
  listBrandsSchemas,
  listVendorsSchemas,
} from '@ortoo/contracts/schema';
import type { FastifyPluginAsync } from 'fastify';
import { DomainError } from '../http/domain-error';
import { implement } from '../http/implement';
import type { Shop } from '../shop';
import { readBadges, readBrands, readVendors } from './brands';

const found = <T>(thing: T | undefined): T => {
  if (thing === undefined) throw new DomainError('NOT_FOUND');
  return thing;
};

/** Brands and vendors, and the badges of products. */
export const brandsRoutes =
  (shop: Shop): FastifyPluginAsync =>
  async app => {
    implement(app, endpoints.listBrands, listBrandsSchemas, async ({ reader }) => ({
      brands: await readBrands(shop, reader),
    }));

    implement(app, endpoints.getBrand, getBrandSchemas, async ({ reader, params }) =>
      found((await readBrands(shop, reader)).find(({ code }) => code === params.code)),
    );

    implement(app, endpoints.listVendors, listVendorsSchemas, async ({ reader }) => ({
      vendors: await readVendors(shop, reader),
    }));

    implement(app, endpoints.getVendor, getVendorSchemas, async ({ reader, params }) =>
      found((await readVendors(shop, reader)).find(({ id, code }) => code === params.id || String(id) === params.id)),
    );

    implement(app, endpoints.listBadges, listBadgesSchemas, async ({ reader }) => ({
      badges: await readBadges(shop, reader),
    }));

    implement(app, endpoints.getBadge, getBadgeSchemas, async ({ reader, params }) =>
      found((await readBadges(shop, reader)).find(({ id }) => id === params.id)),
    );
  };
