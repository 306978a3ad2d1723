import type { SlotProps } from '@ortoo/remote';
import { ReturnPanel } from '../parts/returns/return-panel';

/** What can be returned of an order, and the requests made. */
export const Slot = ({ number }: SlotProps<'checkout.order-return'>) => <ReturnPanel number={number} />;
