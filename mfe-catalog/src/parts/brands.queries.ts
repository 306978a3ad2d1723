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
  queryOptions({
    queryKey: ['catalog', 'brand', code],
    staleTime,
    queryFn: ({ client, signal }) => call(apiOf(client), getBrand, { params: { code }, signal }),
  });

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
  queryOptions({
    queryKey: ['catalog', 'vendor', code],
    staleTime,
    queryFn: ({ client, signal }) => call(apiOf(client), getVendor, { params: { id: code }, signal }),
  });

export const lookBooksQuery = () =>
  queryOptions({
    queryKey: ['catalog', 'look-books'],
    staleTime,
    queryFn: async ({ client, signal }) => (await call(apiOf(client), listLookBooks, { signal })).look_books,
  });

export const lookBookQuery = (slug: string) =>
  queryOptions({
    queryKey: ['catalog', 'look-book', slug],
    staleTime,
    queryFn: ({ client, signal }) => call(apiOf(client), getLookBook, { params: { slug }, signal }),
  });

export const storesQuery = () =>
  queryOptions({
    queryKey: ['catalog', 'stores'],
    staleTime,
    queryFn: async ({ client, signal }) => (await call(apiOf(client), listStores, { signal })).stores,
  });
