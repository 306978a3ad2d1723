import { useMutation } from '@tanstack/react-query';
import type { StaffOrderRow, StaffShipmentStep } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { showToast } from '@ortoo/stores';
import { Button } from '@ortoo/ui';
import { OrderPapers } from './order-papers';
import { moveParcelsMutation, type MovedParcels } from './orders.mutations';
import { stepIcons } from './step-icons';

const steps: readonly StaffShipmentStep[] = ['ready', 'send', 'deliver'];

/** Actions for selected orders: each parcel goes one step on, and the papers of all are printed. */
export const OrderBulk = ({ rows, onDone }: { rows: readonly StaffOrderRow[]; onDone: () => void }) => {
  const t = useMessages();
  const { mutate, isPending, variables } = useMutation(moveParcelsMutation);
  const waiting = (step: StaffShipmentStep) =>
    rows.flatMap(({ shipment }) => (shipment?.next === step ? [shipment.number] : []));
  const report = (step: StaffShipmentStep, { moved, rejected, message }: MovedParcels) => {
    const done = moved > 0 && t(`orders.bulkDone.${step}`, { count: moved });
    if (rejected.length === 0) return showToast({ tone: 'success', text: done || '' });
    const orders = rows.filter(({ shipment }) => rejected.some(number => number === shipment?.number));
    const numbers = orders.map(({ number }) => number).join(', ');
    const failed = t('orders.bulkRejected', { numbers, message: message || t('errors.text') });
    showToast({ tone: 'warning', text: [done, failed].filter(Boolean).join(' ') });
  };
  const move = (step: StaffShipmentStep) =>
    mutate(
      waiting(step).map(shipment => ({ shipment, step })),
      {
        onSuccess: result => {
          report(step, result);
          onDone();
        },
      },
    );
  const shipped = rows.filter(({ shipment }) => shipment !== null).map(({ number }) => number);
  return (
    <>
      {steps
        .filter(step => waiting(step).length > 0)
        .map(step => (
          <Button
            key={step}
            size="sm"
            busy={isPending && variables[0]?.step === step}
            icon={stepIcons[step]}
            onClick={() => move(step)}
          >
            {t(`orders.bulk.${step}`, { count: waiting(step).length })}
          </Button>
        ))}
      {shipped.length > 0 && <OrderPapers numbers={shipped} />}
    </>
  );
};
