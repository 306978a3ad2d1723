import { listStaffProducts } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';
import { staffProductsKey } from './product-keys';

/** Products by a part of their name or the beginning of their code. */
export const foundProductsQuery = (q: string) =>
  endpointQuery(
    [...staffProductsKey, 'found', q],
    listStaffProducts,
    { query: { q, per_page: 6 } },
    { enabled: q !== '' },
  );
