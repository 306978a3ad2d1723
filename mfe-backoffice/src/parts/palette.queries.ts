import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '@ortoo/http';
import type { PaletteSource } from './palette-sources';

/** What these sources find for a text; one that fails finds nothing. */
export const paletteQuery = (sources: readonly PaletteSource[], text: string) =>
  queryOptions({
    queryKey: ['back-office', 'palette', text, sources.map(({ id }) => id)],
    queryFn: async ({ client, signal }) => {
      const results = await Promise.allSettled(sources.map(({ find }) => find(apiOf(client), text, signal)));
      return {
        groups: sources.map(({ id, label }, at) => {
          const result = results[at];
          return { id, label, items: result?.status === 'fulfilled' ? result.value : [] };
        }),
        hasFailed: results.some(({ status }) => status === 'rejected'),
      };
    },
    enabled: sources.length > 0,
    staleTime: 10_000,
  });
