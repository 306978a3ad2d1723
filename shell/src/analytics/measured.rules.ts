import { currency, toMoney, type Order, type ShopEvent, type ShopEvents } from '@ortoo/contracts';

/** A product as reported to analytics. Contains no personal data. */
export interface MeasuredItem {
  item_id: string;
  item_name?: string;
  item_brand?: string;
  item_variant?: string;
  price?: number;
  quantity?: number;
  index?: number;
}

/** An event in the vocabulary of Google Analytics 4. */
export interface MeasuredEvent {
  name:
    | 'page_view'
    | 'view_item_list'
    | 'view_item'
    | 'search'
    | 'add_to_cart'
    | 'remove_from_cart'
    | 'add_to_wishlist'
    | 'begin_checkout'
    | 'add_shipping_info'
    | 'add_payment_info'
    | 'purchase'
    | 'sign_up'
    | 'login';
  facts: Readonly<Record<string, string | number | readonly MeasuredItem[]>>;
}

type Line = Order['line_items'][number];

const itemOf = ({ variant_id, product, options_text, price, quantity }: Line): MeasuredItem => ({
  item_id: String(variant_id),
  item_name: product.name,
  ...(options_text && { item_variant: options_text }),
  price: toMoney(price),
  quantity,
});

const worthOf = (items: readonly MeasuredItem[]) =>
  items.reduce((sum, { price = 0, quantity = 1 }) => sum + price * quantity, 0);

const about = (name: MeasuredEvent['name'], items: readonly MeasuredItem[], more: MeasuredEvent['facts'] = {}) => ({
  name,
  facts: { currency, value: worthOf(items), items, ...more },
});

const goodsOf = ({ line_items }: Order) => line_items.map(itemOf);

/** Increase in quantity per line from the second cart to the first. */
const moreOf = (lines: readonly Line[], than: readonly Line[]): MeasuredItem[] =>
  lines.flatMap(line => {
    const more = line.quantity - (than.find(({ id }) => id === line.id)?.quantity ?? 0);
    return more > 0 ? [{ ...itemOf(line), quantity: more }] : [];
  });

const cartChanged = ({ before, after }: ShopEvents['cart_changed']): MeasuredEvent[] => {
  const [was, is] = [before?.line_items ?? [], after?.line_items ?? []];
  const [added, removed] = [moreOf(is, was), moreOf(was, is)];
  return [
    ...(added.length > 0 ? [about('add_to_cart', added)] : []),
    ...(removed.length > 0 ? [about('remove_from_cart', removed)] : []),
  ];
};

const listShown = ({ products, words }: ShopEvents['list_shown']): MeasuredEvent[] => {
  const items = products.map(({ variant, name, by, selling }, index) => ({
    item_id: String(variant),
    item_name: name,
    item_brand: by,
    price: selling,
    index,
  }));
  const list = about('view_item_list', items, { item_list_id: words ? 'search' : 'products' });
  return words ? [{ name: 'search', facts: { search_term: words } }, list] : [list];
};

const productShown = ({ name, brand, store, variants: [variant] }: ShopEvents['product_shown']): MeasuredEvent[] => {
  if (!variant) return [];
  const item = { item_id: String(variant.id), item_name: name, item_brand: (brand ?? store).name };
  return [about('view_item', [{ ...item, price: variant.selling }])];
};

const rateOf = ({ shipments: [shipment] }: Order) =>
  shipment?.shipping_rates.find(({ selected }) => selected)?.code ?? 'pickup';

const sale = (order: Order): MeasuredEvent =>
  about('purchase', goodsOf(order), {
    transaction_id: order.number,
    value: toMoney(order.total) - toMoney(order.ship_total),
    shipping: toMoney(order.ship_total),
    tax: toMoney(order.included_tax_total),
  });

/** Orders count as sales for this long after completion; older ones are history. */
const countedFor = 3 * 86_400_000;

/** Whether an order is recent enough to count as a sale. */
export const isNewSale = ({ completed_at }: Pick<Order, 'completed_at'>, now: number): boolean =>
  completed_at !== null && now - Date.parse(completed_at) < countedFor;

/** Analytics events of a shop event. A shown order counts as a sale: the caller must report it only once. */
export const measured = ([name, facts]: ShopEvent, page: { address: string; title: string }): MeasuredEvent[] => {
  switch (name) {
    case 'page_shown':
      return [{ name: 'page_view', facts: { page_location: page.address, page_title: page.title } }];
    case 'list_shown':
      return listShown(facts);
    case 'product_shown':
      return productShown(facts);
    case 'cart_changed':
      return cartChanged(facts);
    case 'wished':
      return [{ name: 'add_to_wishlist', facts: { currency, items: [{ item_id: String(facts.variant) }] } }];
    case 'checkout_shown':
      return [about('begin_checkout', goodsOf(facts.order))];
    case 'delivery_chosen':
      return [about('add_shipping_info', goodsOf(facts.order), { shipping_tier: rateOf(facts.order) })];
    case 'payment_chosen':
      return [about('add_payment_info', goodsOf(facts.order), { payment_type: facts.method })];
    case 'order_shown':
      return [sale(facts.order)];
    case 'signed_up':
      return [{ name: 'sign_up', facts: { method: 'password' } }];
    case 'signed_in':
      return [{ name: 'login', facts: { method: 'password' } }];
  }
};
