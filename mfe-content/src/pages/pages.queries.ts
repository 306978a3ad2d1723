import { queryOptions } from '@tanstack/react-query';
import { shopPaths, type ContentPage } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';

/** A page of the shop by its slug. */
export const contentPageQuery = (slug: string) =>
  queryOptions({
    queryKey: ['content', 'page', slug],
    queryFn: ({ client, signal }) => apiOf(client).shop.get<ContentPage>(shopPaths.page(slug), { signal }),
  });
