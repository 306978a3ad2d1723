import { useMutation } from '@tanstack/react-query';
import { useMessages } from '@ortoo/remote';
import { showToast } from '@ortoo/stores';
import { retryReceiptsMutation } from './receipts.queries';

/** Sends receipts again, and says how many of them the tax office has accepted. */
export const useRetry = (onDone: () => void) => {
  const t = useMessages();
  return useMutation({
    ...retryReceiptsMutation,
    onSuccess: receipts => {
      const issued = receipts.filter(({ state }) => state === 'issued').length;
      const isWhole = issued === receipts.length;
      const text = isWhole
        ? t('receipts.retried', { count: issued })
        : t('receipts.stillFailing', { count: receipts.length - issued });
      showToast({ tone: isWhole ? 'success' : 'warning', text });
      if (isWhole) onDone();
    },
  });
};
