import { listProducts } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';
import { keepPreviousData } from '@tanstack/react-query';

/** The viewed products that still have a page; removing one does not show the others anew. */
export const viewedQuery = (ids: readonly number[]) =>
  endpointQuery(
    ['viewed products', ids],
    listProducts,
    { query: { ids: ids.join(',') } },
    { enabled: ids.length > 0, placeholderData: keepPreviousData },
  );
