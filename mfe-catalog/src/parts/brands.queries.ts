import { queryOptions } from '@tanstack/react-query';
import {
  shopPaths,
  type Brand,
  type Brands,
  type LookBook,
  type LookBookCard,
  type LookBooks,
  type Store,
  type Stores,
  type Vendor,
  type Vendors,
} from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';

/** Stale time of brands and vendors, in milliseconds. */
const staleTime = 300_000;

/** Brands with products on sale. */
export const brandsQuery = () =>
  queryOptions({
    queryKey: ['catalog', 'brands'],
    staleTime,
    queryFn: async ({ client, signal }): Promise<Brand[]> => {
      const { brands } = await apiOf(client).shop.get<Brands>(shopPaths.brands, { signal });
      return brands.filter(brand => brand.products_count > 0);
    },
  });

export const brandQuery = (code: string) =>
  queryOptions({
    queryKey: ['catalog', 'brand', code],
    staleTime,
    queryFn: ({ client, signal }) => apiOf(client).shop.get<Brand>(shopPaths.brand(code), { signal }),
  });

/** Vendors with products on sale. */
export const vendorsQuery = () =>
  queryOptions({
    queryKey: ['catalog', 'vendors'],
    staleTime,
    queryFn: async ({ client, signal }): Promise<Vendor[]> => {
      const { vendors } = await apiOf(client).shop.get<Vendors>(shopPaths.vendors, { signal });
      return vendors.filter(vendor => vendor.products_count > 0);
    },
  });

export const vendorQuery = (code: string) =>
  queryOptions({
    queryKey: ['catalog', 'vendor', code],
    staleTime,
    queryFn: ({ client, signal }) => apiOf(client).shop.get<Vendor>(shopPaths.vendor(code), { signal }),
  });

export const lookBooksQuery = () =>
  queryOptions({
    queryKey: ['catalog', 'look-books'],
    staleTime,
    queryFn: async ({ client, signal }): Promise<LookBookCard[]> =>
      (await apiOf(client).shop.get<LookBooks>(shopPaths.lookBooks, { signal })).look_books,
  });

export const lookBookQuery = (slug: string) =>
  queryOptions({
    queryKey: ['catalog', 'look-book', slug],
    staleTime,
    queryFn: ({ client, signal }) => apiOf(client).shop.get<LookBook>(shopPaths.lookBook(slug), { signal }),
  });

export const storesQuery = () =>
  queryOptions({
    queryKey: ['catalog', 'stores'],
    staleTime,
    queryFn: async ({ client, signal }): Promise<Store[]> =>
      (await apiOf(client).shop.get<Stores>(shopPaths.stores, { signal })).stores,
  });
