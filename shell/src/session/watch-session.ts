import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@ortoo/http';
import { $user, verifySession } from '@ortoo/stores';

const isRejected = (error: unknown) => error instanceof ApiError && error.code === 'UNAUTHORIZED';

/**
 * Signs out here when the session has ended elsewhere: as soon as the visitor returns to the tab, or the server rejects
 * a query or a command.
 */
export const watchSession = (queryClient: QueryClient): (() => void) => {
  const check = () => {
    if ($user.get()) void verifySession();
  };
  const onVisibility = () => {
    if (document.visibilityState === 'visible') check();
  };
  document.addEventListener('visibilitychange', onVisibility);
  const stopQueries = queryClient.getQueryCache().subscribe(event => {
    if (event.type === 'updated' && event.action.type === 'error' && isRejected(event.action.error)) check();
  });
  const stopMutations = queryClient.getMutationCache().subscribe(event => {
    if (event.type === 'updated' && event.action.type === 'error' && isRejected(event.action.error)) check();
  });
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    stopQueries();
    stopMutations();
  };
};
