import type { StaffOrder, StaffShipmentStep } from '@ortoo/contracts';
import {
  cancelStaffOrder,
  createOrderNote,
  deliverShipment,
  payStaffRefund,
  readyShipment,
  refundStaffOrder,
  resendOrderMessage,
  sendShipment,
} from '@ortoo/contracts/endpoints';
import { apiOf, call, type Api, type ApiError } from '@ortoo/http';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { attemptKey } from '../parts/coupon.mutations';
import { staffOrdersKey } from '../parts/order-keys';
import { staffWorkKey } from '../parts/work.queries';

const renew = (client: QueryClient): void => {
  void client.invalidateQueries({ queryKey: staffOrdersKey });
  void client.invalidateQueries({ queryKey: staffWorkKey });
};

/** A step of one parcel. */
export interface ParcelStep {
  shipment: string;
  step: StaffShipmentStep;
  tracking?: string;
}

const take = (api: Api, { shipment: number, step, tracking }: ParcelStep) => {
  const params = { number };
  if (step === 'ready') return call(api, readyShipment, { params });
  return step === 'send'
    ? call(api, sendShipment, { params, body: tracking ? { tracking } : {} })
    : call(api, deliverShipment, { params });
};

/** Moves parcels one step on, one after the other; the first failure ends it. */
export const moveParcelsMutation = mutationOptions<number, ApiError, readonly ParcelStep[]>({
  mutationFn: async (steps, { client }) => {
    for (const step of steps) await take(apiOf(client), step);
    return steps.length;
  },
  onSettled: (_count, _error, _steps, _before, { client }) => renew(client),
});

/** A change of one order, which answers it as it is then. */
export type OrderChange =
  | { kind: 'cancel'; reason: string }
  | {
      kind: 'refund';
      amount: number;
      to: 'original' | 'wallet' | 'bank';
      reason: string;
      account_name: string;
      iban: string;
    }
  | { kind: 'pay_refund'; id: number }
  | { kind: 'note'; text: string }
  | { kind: 'resend'; id: number };

const send = (api: Api, number: string, one: OrderChange): Promise<StaffOrder> => {
  const params = { number };
  const idempotencyKey = attemptKey();
  switch (one.kind) {
    case 'cancel':
      return call(api, cancelStaffOrder, { params, body: { reason: one.reason }, idempotencyKey });
    case 'refund': {
      const { amount, to, reason, account_name, iban } = one;
      return call(api, refundStaffOrder, { params, body: { amount, to, reason, account_name, iban }, idempotencyKey });
    }
    case 'pay_refund':
      return call(api, payStaffRefund, { params: { number, id: one.id }, idempotencyKey });
    case 'note':
      return call(api, createOrderNote, { params, body: { text: one.text }, idempotencyKey });
    case 'resend':
      return call(api, resendOrderMessage, { params: { number, id: one.id }, idempotencyKey });
  }
};

/** Changes one order. */
export const changeOrderMutation = (number: string) =>
  mutationOptions<StaffOrder, ApiError, OrderChange>({
    mutationFn: (change, { client }) => send(apiOf(client), number, change),
    onSettled: (_order, _error, _change, _before, { client }) => renew(client),
  });
