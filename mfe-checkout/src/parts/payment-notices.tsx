import type { Payment } from '@ortoo/contracts';
import { InlineNotice } from '@ortoo/ui';

/** Reports what happens to money that came late, twice or in excess. */
export const PaymentNotices = ({ payments }: { payments: readonly Payment[] }) =>
  payments.map(({ id, notice }) => notice && <InlineNotice key={id}>{notice}</InlineNotice>);
