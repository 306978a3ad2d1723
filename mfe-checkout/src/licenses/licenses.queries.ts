import { queryOptions } from '@tanstack/react-query';
import { moneyPaths, type Licenses } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';

/** The licences of the user's purchases. */
export const licensesQuery = () =>
  queryOptions({
    queryKey: ['licenses'],
    queryFn: ({ client, signal }) =>
      apiOf(client).shop.get<Licenses>(moneyPaths.licenses, { params: { per_page: 100 }, signal }),
  });
