import { lazyPart } from '@ortoo/remote';

/** Their code loads when somebody opens them. */
export const LateRefund = lazyPart(
  async () => (await import(/* webpackChunkName: "order-refund" */ './refund-dialog')).RefundDialog,
  { when: 'use' },
);

export const LateReturn = lazyPart(
  async () => (await import(/* webpackChunkName: "order-return" */ './return-dialog')).ReturnDialog,
  { when: 'use' },
);

export const LateCancel = lazyPart(
  async () => (await import(/* webpackChunkName: "order-cancel" */ './cancel-dialog')).CancelDialog,
  { when: 'use' },
);
