import { listBottles, listRecipes } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { queryOptions } from '@tanstack/react-query';

/** Milliseconds. */
const staleTime = 60_000;

/** The brand's bottles, with their prices of now. */
export const bottlesQuery = () =>
  queryOptions({
    queryKey: ['brandsite', 'bottles'],
    staleTime,
    queryFn: async ({ client, signal }) => (await call(apiOf(client), listBottles, { signal })).bottles,
  });

export const recipesQuery = () =>
  queryOptions({
    queryKey: ['brandsite', 'recipes'],
    staleTime,
    queryFn: async ({ client, signal }) => (await call(apiOf(client), listRecipes, { signal })).recipes,
  });
