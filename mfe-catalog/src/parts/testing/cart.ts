import type { LineItem, Order } from '@ortoo/contracts';
import { exampleOrder } from '@ortoo/testing';
import { boots } from './answers';

const line: LineItem = {
  id: 1,
  variant_id: 503,
  quantity: 1,
  price: '329000.0',
  display_price: '',
  total: '329000.0',
  display_total: '',
  options: {},
  gift: false,
  product: { id: boots.id, sku: boots.sku, name: boots.name, slug: boots.slug, kind: boots.kind, image: boots.image },
  options_text: '',
  max_quantity: 3,
  insufficient_stock: false,
  previous_price: null,
};

/** A guest's cart with one line. */
export const cart: Order = { ...exampleOrder, number: 'R1', token: 'abc', line_items: [line], total_quantity: 1 };
