import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@ortoo/http';

/** Server data counts as fresh for this long, in milliseconds. */
const freshFor = 30_000;

const isWorthRetrying = (failures: number, error: unknown) =>
  failures < 2 && (!(error instanceof ApiError) || error.status === 0 || error.status >= 500);

/** One per page in the browser, one per request on the server. */
export const createQueryClient = (isServer: boolean): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshFor, refetchOnWindowFocus: false, retry: isServer ? false : isWorthRetrying },
      mutations: { retry: false },
    },
  });
