import type { OrderEvent, StaffOrder } from '@ortoo/contracts';

type Entry = StaffOrder['timeline'][number];

/** A change by a member of staff, as it was audited. */
export interface Action {
  action: string;
  by: string;
  at: Date;
  subject_id: string;
  reason: string | null;
}

export interface TimelineFacts {
  order: { created_at: Date; completed_at: Date | null; delivered_at: Date | null };
  payments: readonly { state: string; source: string | null; created_at: Date; failure: string | null }[];
  receipt: { issued_at: Date | null } | undefined;
  shipment: { ready_at: Date | null; shipped_at: Date | null; tracking: string | null } | undefined;
  canceledAt: Date | null;
  refunds: readonly { created_at: Date; reason: string | null; amount: string }[];
  returns: readonly {
    id: number;
    number: string;
    state: string;
    created_at: Date;
    decided_at: Date | null;
    refunded_at: Date | null;
    staff_note: string | null;
    /** What was or will be sent for it. */
    exchange: { created_at: Date; sent_at: Date | null; sku: string; tracking: string | null } | null;
  }[];
  actions: readonly Action[];
}

/** Endpoints of staff by what they do. */
const actionsOf: Partial<Record<OrderEvent, readonly string[]>> = {
  ready: ['readyShipment'],
  shipped: ['sendShipment'],
  delivered: ['deliverShipment'],
  canceled: ['cancelStaffOrder'],
  refunded: ['refundStaffOrder'],
  return_approved: ['approveReturn'],
  return_refused: ['rejectReturn'],
  return_refunded: ['refundReturn', 'payReturn', 'payBankRefund'],
  return_exchanged: ['exchangeReturn'],
  exchange_sent: ['sendExchange'],
};

type Fact = [event: OrderEvent, at: Date | null | undefined, detail?: string | null];

const factsOf = (facts: TimelineFacts): Fact[] => {
  const { order, payments, receipt, shipment, refunds, returns } = facts;
  const failed = payments.filter(({ source, state }) => source === null && (state === 'failed' || state === 'void'));
  return [
    ['placed', order.created_at],
    ...failed.map(({ created_at, failure }): Fact => ['payment_failed', created_at, failure]),
    ['paid', order.completed_at],
    ['receipt_issued', receipt?.issued_at],
    ['ready', shipment?.ready_at],
    ['shipped', shipment?.shipped_at, shipment?.tracking],
    ['delivered', order.delivered_at],
    ['canceled', facts.canceledAt],
    ...refunds.map(({ created_at, amount }): Fact => ['refunded', created_at, amount]),
    ...returns.flatMap((one): Fact[] => [
      ['return_requested', one.created_at, one.number],
      [one.state === 'refused' ? 'return_refused' : 'return_approved', one.decided_at, one.staff_note],
      ['return_refunded', one.refunded_at, one.number],
      ['return_exchanged', one.exchange?.created_at, one.exchange?.sku],
      ['exchange_sent', one.exchange?.sent_at, one.exchange?.tracking],
    ]),
  ];
};

const nearest = (actions: readonly Action[], event: OrderEvent, at: Date): Action | undefined => {
  const fitting = actions.filter(({ action }) => actionsOf[event]?.includes(action));
  const distance = (one: Action) => Math.abs(one.at.getTime() - at.getTime());
  return fitting.sort((a, b) => distance(a) - distance(b)).find(one => distance(one) < 60_000);
};

/** What has happened with an order, the latest first. */
export const timelineOf = (facts: TimelineFacts): Entry[] =>
  factsOf(facts)
    .flatMap(([event, at, detail = null]): (Entry & { time: number })[] => {
      if (!at) return [];
      const action = nearest(facts.actions, event, at);
      const known = { by: action?.by ?? null, detail: action?.reason ?? detail };
      return [{ at: at.toISOString(), event, ...known, time: at.getTime() }];
    })
    .reverse()
    .sort((a, b) => b.time - a.time)
    .map(({ time: _, ...entry }) => entry);
