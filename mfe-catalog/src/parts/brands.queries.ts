import {
  getBrand,
  getLookBook,
  getVendor,
  listBrands,
  listLookBooks,
  listStores,
  listVendors,
} from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { endpointQuery } from '@ortoo/remote';
import { queryOptions } from '@tanstack/react-query';

/** Stale time of brands and vendors, in milliseconds. */
const staleTime = 300_000;

/** Brands with products on sale. */
export const brandsQuery = () =>
  queryOptions({
    queryKey: ['catalog', 'brands'],
    staleTime,
    queryFn: async ({ client, signal }) => {
      const { brands } = await call(apiOf(client), listBrands, { signal });
      return brands.filter(brand => brand.products_count > 0);
    },
  });

export const brandQuery = (code: string) =>
  endpointQuery(['catalog', 'brand', code], getBrand, { params: { code } }, { staleTime });

/** Vendors with products on sale. */
export const vendorsQuery = () =>
  queryOptions({
    queryKey: ['catalog', 'vendors'],
    staleTime,
    queryFn: async ({ client, signal }) => {
      const { vendors } = await call(apiOf(client), listVendors, { signal });
      return vendors.filter(vendor => vendor.products_count > 0);
    },
  });

export const vendorQuery = (code: string) =>
  endpointQuery(['catalog', 'vendor', code], getVendor, { params: { id: code } }, { staleTime });

export const lookBooksQuery = () =>
  queryOptions({
    queryKey: ['catalog', 'look-books'],
    staleTime,
    queryFn: async ({ client, signal }) => (await call(apiOf(client), listLookBooks, { signal })).look_books,
  });

export const lookBookQuery = (slug: string) =>
  endpointQuery(['catalog', 'look-book', slug], getLookBook, { params: { slug } }, { staleTime });

export const storesQuery = () =>
  queryOptions({
    queryKey: ['catalog', 'stores'],
    staleTime,
    queryFn: async ({ client, signal }) => (await call(apiOf(client), listStores, { signal })).stores,
  });
