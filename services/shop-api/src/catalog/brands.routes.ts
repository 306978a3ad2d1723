import { DomainError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import { readBadges, readBrands, readVendors } from './brands';

const found = <T>(thing: T | undefined): T => {
  if (thing === undefined) throw new DomainError('NOT_FOUND');
  return thing;
};

/** Brands and vendors, and the badges of products. */
export const brandsRoutes: Routes = (app, shop) => {
  implement(app, 'listBrands', { isCached: true }, async ({ reader }) => ({
    brands: await readBrands(shop, reader),
  }));

  implement(app, 'getBrand', { isCached: true }, async ({ reader, params }) =>
    found((await readBrands(shop, reader)).find(({ code }) => code === params.code)),
  );

  implement(app, 'listVendors', { isCached: true }, async ({ reader }) => ({
    vendors: await readVendors(shop, reader),
  }));

  implement(app, 'getVendor', { isCached: true }, async ({ reader, params }) =>
    found((await readVendors(shop, reader)).find(({ id, code }) => code === params.id || String(id) === params.id)),
  );

  implement(app, 'listBadges', async ({ reader }) => ({
    badges: await readBadges(shop, reader),
  }));

  implement(app, 'getBadge', async ({ reader, params }) =>
    found((await readBadges(shop, reader)).find(({ id }) => id === params.id)),
  );
};
