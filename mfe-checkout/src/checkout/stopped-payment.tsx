import type { Order } from '@ortoo/contracts';
import { Stack } from '@ortoo/ui';
import { PaymentNotices } from '../parts/payment-notices';
import { LastAttempt } from '../parts/last-attempt';
import { Shortages } from './shortages';

/** What has happened to the payment and to the order; only the cart leads on. */
export const StoppedPayment = ({ order }: { order: Order }) => (
  <Stack gap={2}>
    <LastAttempt order={order} />
    <PaymentNotices payments={order.payments} />
    <Shortages order={order} />
  </Stack>
);
