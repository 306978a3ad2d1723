import { useMutation } from '@tanstack/react-query';
import type { StaffOrderRow } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { showToast } from '@ortoo/stores';
import { Button, PackageIcon } from '@ortoo/ui';
import { OrderPapers } from './order-papers';
import { moveParcelsMutation } from './orders.mutations';

/** Actions for selected orders: those that are to be packed are packed; all of them are printed. */
export const OrderBulk = ({ rows, onDone }: { rows: readonly StaffOrderRow[]; onDone: () => void }) => {
  const t = useMessages();
  const { mutate, isPending } = useMutation(moveParcelsMutation);
  const unpacked = rows.flatMap(({ shipment }) => (shipment?.next === 'ready' ? [shipment.number] : []));
  const pack = () =>
    mutate(
      unpacked.map(shipment => ({ shipment, step: 'ready' })),
      {
        onSuccess: count => {
          showToast({ tone: 'success', text: t('orders.packed', { count }) });
          onDone();
        },
        onError: error => showToast({ tone: 'error', text: error.message || t('errors.text') }),
      },
    );
  const shipped = rows.filter(({ shipment }) => shipment !== null).map(({ number }) => number);
  return (
    <>
      {unpacked.length > 0 && (
        <Button size="sm" busy={isPending} icon={<PackageIcon />} onClick={pack}>
          {t('orders.pack', { count: unpacked.length })}
        </Button>
      )}
      {shipped.length > 0 && <OrderPapers numbers={shipped} />}
    </>
  );
};
