import { useMutation } from '@tanstack/react-query';
import { useRef, type RefObject } from 'react';
import { toMoney, type Order, type OrderPaymentMethod } from '@ortoo/contracts';
import { useNavigate } from '@ortoo/remote';
import { takeOrder, emit } from '@ortoo/stores';
import { completeOrder, openPayment, type CardRequest } from './checkout.mutations';
import { addressOf } from './steps.rules';
import { useBirthDate } from './use-birth-date';

/** Pays an order: completes it when balances cover it, otherwise creates an invoice of the chosen method. */
export const useOrderPayment = (order: Order, birthInput: RefObject<HTMLInputElement | null>) => {
  const navigate = useNavigate();
  const open = useMutation(openPayment(order.number));
  const complete = useMutation(completeOrder(order.number));
  const failed = open.error ?? complete.error;
  const age = useBirthDate(order, failed, birthInput);
  const isPaying = useRef(false);
  const isCovered = toMoney(order.amount_due) === 0;
  const showPaid = (paid: Order) => {
    takeOrder(paid);
    return navigate(`/orders/${paid.number}`, { replace: true });
  };
  const send = async (chosen: OrderPaymentMethod | undefined, request: CardRequest) => {
    const isCard = chosen?.kind === 'card';
    const checked = age.checked();
    if (!checked) return;
    const paid = isCovered
      ? await complete.mutateAsync(checked).catch(() => undefined)
      : chosen &&
        (await open
          .mutateAsync({ methodId: chosen.id, request: isCard ? request : {}, ...checked })
          .catch(() => undefined));
    if (paid) emit('payment_chosen', { order: paid, method: isCovered ? 'balance' : (chosen?.kind ?? '') });
    if (paid?.completed_at) await showPaid(paid);
    else if (paid) await navigate(addressOf('pay', paid.number));
  };
  return {
    age,
    failed,
    isCovered,
    isBusy: open.isPending || complete.isPending,
    // A second click may arrive before the button is disabled.
    pay: async (chosen: OrderPaymentMethod | undefined, request: CardRequest) => {
      if (isPaying.current) return;
      isPaying.current = true;
      await send(chosen, request).finally(() => (isPaying.current = false));
    },
  };
};
