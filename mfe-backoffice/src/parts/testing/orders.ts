import type { PickList, ReturnAuthorization, StaffOrder, StaffOrderRow } from '@ortoo/contracts';
import {
  getPickList,
  getStaffOrder,
  getStaffReturn,
  listStaffOrders,
  listStaffReturns,
  listVendors,
} from '@ortoo/contracts/endpoints';
import { answer } from '@ortoo/testing/fake-api';

const shipment = { number: 'H100000001', next: 'ready' } as const;

export const orderRow: StaffOrderRow = {
  number: 'R100000001',
  placed_at: '2026-11-20T02:00:00Z',
  status: 'to_pack',
  total: '180000.0',
  quantity: 1,
  buyer: { name: 'Болд Дорж', phone: '+97699112233' },
  method: 'QR код',
  delivery: 'Хотод 48 цагийн дотор',
  vendors: ['Ул гутлын урлан'],
  shipment,
};

const paging = { count: 1, total_count: 1, current_page: 1, per_page: 20, pages: 1 };

export const orderRows = { ...paging, orders: [orderRow], is_limited: false };

export const exampleReturn: ReturnAuthorization = {
  id: 1,
  number: 'RA100000001',
  order_number: orderRow.number,
  state: 'requested',
  reason: 'damaged',
  memo: 'Оёдол нь задарсан.',
  destination: 'wallet',
  bank_account: null,
  return_items: [{ line_item_id: 1, name: 'Гутал', quantity: 1 }],
  amount: '180000.0',
  transfer_amount: null,
  exchange: null,
  staff_note: null,
  created_at: '2026-11-20T04:00:00Z',
  decided_at: null,
  refunded_at: null,
};

/** A paid order that is to be packed. */
export const staffOrder: StaffOrder = {
  number: orderRow.number,
  status: 'to_pack',
  placed_at: orderRow.placed_at,
  site: 'ortoo',
  locale: 'mn',
  buyer: { ...orderRow.buyer, email: 'bold@example.mn', has_account: true, orders: 2 },
  receiver: null,
  address: 'Улаанбаатар, Баянзүрх, 5-р хороо',
  pickup: null,
  delivery: orderRow.delivery,
  instructions: null,
  lines: [
    {
      ...{ id: 1, name: 'Гутал', slug: 'boots', sku: 'OR-1', options_text: '42', image: null, kind: 'goods' },
      ...{ vendor: 'Ул гутлын урлан', quantity: 1, price: '180000.0', total: '180000.0' },
    },
  ],
  sums: { items: '180000.0', delivery: '0.0', discount: '0.0', fee: '0.0', total: '180000.0', refunded: '0.0' },
  shipment: { ...shipment, tracking: null, ready_at: null, shipped_at: null, delivered_at: null },
  payments: [
    {
      ...{ number: 'P1', method: 'QR код', kind: 'qr', provider: 'qpay', state: 'completed', amount: '180000.0' },
      ...{ fee: '0.0', refunded: '0.0', failure: null, invoice_id: 'i-1', difference: null },
      ...{ created_at: orderRow.placed_at, completed_at: orderRow.placed_at },
    },
  ],
  movements: [],
  receipt: null,
  refunds: [],
  returns: [exampleReturn],
  messages: [
    {
      ...{ id: 7, kind: 'email', subject: 'Захиалга баталгаажлаа', recipient: 'bold@example.mn', state: 'sent' },
      ...{ created_at: orderRow.placed_at, sent_at: orderRow.placed_at },
    },
  ],
  notes: [],
  timeline: [{ at: orderRow.placed_at, event: 'paid', by: null, detail: null }],
  can_cancel: true,
  refundable: '180000.0',
};

export const pickList: PickList = {
  orders: 1,
  lines: [
    {
      ...{ sku: 'OR-1', name: 'Гутал', options_text: '42', image: null, vendor: 'Ул гутлын урлан', quantity: 2 },
      order_numbers: [orderRow.number],
    },
  ],
};

const one = { number: orderRow.number };

/** Responses about orders and returns. */
export const orderAnswers = {
  ...answer(listStaffOrders, orderRows),
  ...answer(getStaffOrder, staffOrder, one),
  ...answer(listVendors, { vendors: [] }),
  ...answer(getPickList, pickList),
  ...answer(listStaffReturns, { ...paging, return_authorizations: [exampleReturn] }),
  ...answer(getStaffReturn, exampleReturn, { id: 1 }),
};
