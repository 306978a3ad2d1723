import { listLicenses } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { queryOptions } from '@tanstack/react-query';

/** The licences of the user's purchases. */
export const licensesQuery = () =>
  queryOptions({
    queryKey: ['licenses'],
    queryFn: ({ client, signal }) => call(apiOf(client), listLicenses, { query: { per_page: 100 }, signal }),
  });
