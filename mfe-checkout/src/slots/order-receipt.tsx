import { useQuery } from '@tanstack/react-query';
import type { SlotProps } from '@ortoo/remote';
import { orderQuery } from '@ortoo/remote/order-query';
import { ReceiptPanel } from '../parts/receipt/receipt-panel';

/** The VAT receipt of a paid order. */
export const Slot = ({ number }: SlotProps<'checkout.order-receipt'>) => {
  const { data: order } = useQuery(orderQuery(number));
  return order?.payment_state === 'paid' ? <ReceiptPanel order={order} /> : null;
};
