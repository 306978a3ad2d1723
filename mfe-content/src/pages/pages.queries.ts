import { getContentPage } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { queryOptions } from '@tanstack/react-query';

/** A page of the shop by its slug. */
export const contentPageQuery = (slug: string) =>
  queryOptions({
    queryKey: ['content', 'page', slug],
    queryFn: ({ client, signal }) => call(apiOf(client), getContentPage, { params: { slug }, signal }),
  });
