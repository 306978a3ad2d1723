import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@ortoo/http';
import { $isStaff, $user, verifySession } from '@ortoo/stores';

/** The session has ended, or a member of staff has lost a right. */
const isRejected = (error: unknown) =>
  error instanceof ApiError && (error.code === 'UNAUTHORIZED' || (error.code === 'FORBIDDEN' && $isStaff.get()));

/**
 * Signs out here when the session has ended elsewhere, and takes over changed rights of staff: as soon as the visitor
 * returns to the tab, or the server rejects a query or a command.
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
