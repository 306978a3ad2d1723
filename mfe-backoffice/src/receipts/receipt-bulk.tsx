import type { StaffReceipt } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { Button, ErrorNotice } from '@ortoo/ui';
import { useRetry } from './use-retry';

/** Sends the selected receipts to the tax office again. */
export const ReceiptBulk = ({ rows, onDone }: { rows: readonly StaffReceipt[]; onDone: () => void }) => {
  const t = useMessages();
  const errorOf = useErrorText();
  const { mutate, error, isPending } = useRetry(onDone);
  const waiting = rows.filter(({ state }) => state === 'awaiting').map(({ order_number }) => order_number);
  return (
    <>
      <Button size="sm" busy={isPending} disabled={waiting.length === 0} onClick={() => mutate(waiting)}>
        {t('receipts.retry')}
      </Button>
      <ErrorNotice>{errorOf(error)}</ErrorNotice>
    </>
  );
};
