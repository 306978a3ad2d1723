import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/papers';

export const papers = {
  slip: 'Packing slip',
  label: 'Parcel label',
  pickList: 'Pick list',
  order: 'Order',
  date: 'Date',
  status: 'Status',
  buyer: 'Buyer',
  receiver: 'Recipient',
  phone: 'Phone',
  address: 'Address',
  pickup: 'Pickup at',
  delivery: 'Delivery',
  instructions: 'Note from the buyer',
  goods: 'Goods',
  code: 'Code',
  quantity: 'Quantity',
  pieces: 'Pieces in total',
  orders: 'Orders',
  method: 'Payment method',
  total: 'Total',
  vendors: 'Seller',
  packed: 'Packed by',
  none: 'There is nothing to pack.',
} satisfies Translation<typeof mn.papers>;

export const orderStatuses = {
  unpaid: 'Awaiting payment',
  failed: 'Not paid',
  to_pack: 'To pack',
  to_send: 'To send',
  to_collect: 'To hand over',
  underway: 'On its way',
  done: 'Completed',
  canceled: 'Cancelled',
  returned: 'Returned',
} satisfies Translation<typeof mn.orderStatuses>;
