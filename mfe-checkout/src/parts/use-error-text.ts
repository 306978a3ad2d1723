import { ApiError } from '@ortoo/http';
import { useMessages } from '@ortoo/remote';

/** What to tell a reader whose command failed: the server's words, or that no answer came. */
export const useErrorText = (): ((error: Error) => string) => {
  const t = useMessages();
  return error => {
    if (!(error instanceof ApiError)) return t('errors.text');
    // Of this one the server speaks as a machine: what helps is another place.
    if (error.code === 'CANNOT_SHIP') return t('checkout.cannotShip');
    return Object.values(error.fields)[0] || error.message || t(error.status === 0 ? 'errors.offline' : 'errors.text');
  };
};
