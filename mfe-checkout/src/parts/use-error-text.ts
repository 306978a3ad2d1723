import { ApiError } from '@ortoo/http';
import { useMessages } from '@ortoo/remote';
import { useErrorText as useServerText } from '@ortoo/remote/error-text';

/** Message of a failed command of the checkout. */
export const useErrorText = (): ReturnType<typeof useServerText> => {
  const t = useMessages();
  const textOf = useServerText();
  // The server's message for this code is technical: another place is the solution.
  return error =>
    error instanceof ApiError && error.code === 'CANNOT_SHIP' ? t('checkout.cannotShip') : textOf(error);
};
