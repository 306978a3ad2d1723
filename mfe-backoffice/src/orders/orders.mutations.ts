import type {
  ProviderReport,
  RequestReturn,
  ReturnAuthorization,
  StaffOrder,
  StaffShipmentStep,
} from '@ortoo/contracts';
import {
  cancelStaffOrder,
  checkStaffPayment,
  createOrderNote,
  createStaffReturn,
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

const take = (api: Api, { shipment: number, step, tracking }: ParcelStep): Promise<unknown> => {
  const params = { number };
  if (step === 'ready') return call(api, readyShipment, { params });
  return step === 'send'
    ? call(api, sendShipment, { params, body: tracking ? { tracking } : {} })
    : call(api, deliverShipment, { params });
};

/** Moves a parcel one step on. */
export const moveParcelMutation = mutationOptions<unknown, ApiError, ParcelStep>({
  mutationFn: (step, { client }) => take(apiOf(client), step),
  onSettled: (_answer, _error, _step, _before, { client }) => renew(client),
});

/** What has become of several parcels. */
export interface MovedParcels {
  moved: number;
  /** Those that the server has rejected, and its message for the first of them. */
  rejected: readonly string[];
  message: string;
}

/** Moves parcels one step on, one after the other; one that cannot be moved keeps none of the others back. */
export const moveParcelsMutation = mutationOptions<MovedParcels, ApiError, readonly ParcelStep[]>({
  mutationFn: async (steps, { client }) => {
    const rejected: string[] = [];
    let message = '';
    for (const step of steps)
      await take(apiOf(client), step).catch((error: ApiError) => {
        message ||= error.message;
        rejected.push(step.shipment);
      });
    return { moved: steps.length - rejected.length, rejected, message };
  },
  onSettled: (_moved, _error, _steps, _before, { client }) => renew(client),
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

/** Registers a return of one order. */
export const createReturnMutation = (number: string) =>
  mutationOptions<ReturnAuthorization, ApiError, RequestReturn['return_authorization']>({
    mutationFn: (body, { client }) =>
      call(apiOf(client), createStaffReturn, { params: { number }, body, idempotencyKey: attemptKey() }),
    onSettled: (_return, _error, _body, _before, { client }) => renew(client),
  });

/** Asks the provider about a payment of one order. */
export const checkPaymentMutation = (number: string) =>
  mutationOptions<ProviderReport, ApiError, string>({
    mutationFn: async (payment, { client }) =>
      (await call(apiOf(client), checkStaffPayment, { params: { number, payment } })).report,
    onSettled: (_report, _error, _payment, _before, { client }) => renew(client),
  });
