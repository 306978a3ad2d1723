import { listArticles } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';
import { keepPreviousData } from '@tanstack/react-query';

/** The bookmarked articles; removing one does not show the others anew. */
export const bookmarkedQuery = (ids: readonly number[]) =>
  endpointQuery(
    ['bookmarked articles', ids],
    listArticles,
    { query: { ids: ids.slice(0, 100).join(',') } },
    { enabled: ids.length > 0, placeholderData: keepPreviousData },
  );
