import { getContactToken } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { queryOptions } from '@tanstack/react-query';

/**
 * Says when the form was shown.
 * @param loadForm loads the code of the form, which the server needs, before the data is there
 */
export const contactTokenQuery = (loadForm?: () => Promise<void>) =>
  queryOptions({
    queryKey: ['content', 'contact-token'],
    staleTime: Infinity,
    queryFn: async ({ client, signal }) => {
      await loadForm?.();
      return call(apiOf(client), getContactToken, { signal });
    },
  });
