import { ApiError } from '@ortoo/http';
import { useMessages } from '@ortoo/remote';

/** Message of a failed command: the server's message, or that there was no response. */
export const useErrorText = (): ((error: Error | null | undefined) => string | undefined) => {
  const t = useMessages();
  return error => {
    if (!error) return undefined;
    if (!(error instanceof ApiError)) return t('errors.text');
    return Object.values(error.fields)[0] || error.message || t(error.status === 0 ? 'errors.offline' : 'errors.text');
  };
};
