import type { StaffProductRow } from '@ortoo/contracts';
import { formatDateTime, formatNumber } from '@ortoo/i18n';
import { FixedText } from '../parts/fixed-text';
import { defineList } from '../parts/list.rules';
import type { ListView } from '../parts/list-views';
import { moneyText } from '../parts/money-text';
import type { DataColumn } from '../parts/table-shapes';
import { ProductState } from './product-state';

export const productList = defineList({
  id: 'products',
  path: '/backoffice/products',
  filters: {
    state: {
      kind: 'choice',
      label: 'products.state',
      text: 'products.states',
      options: ['listed', 'sold_out', 'coming', 'incomplete', 'hidden'],
    },
    kind: {
      kind: 'choice',
      label: 'products.kind',
      text: 'products.kinds',
      options: ['goods', 'trip', 'hotel', 'coupon', 'ticket'],
    },
    vendor_id: { kind: 'id', label: 'products.vendor' },
    taxon_id: { kind: 'id', label: 'products.taxon' },
    stock: { kind: 'choice', label: 'products.stock', text: 'products.stocks', options: ['in', 'low', 'out'] },
    sale: {
      kind: 'choice',
      label: 'products.sale',
      text: 'products.sales',
      options: ['running', 'planned', 'over'],
    },
  },
  sorts: ['name', 'price', 'stock', 'available_on'],
  sort: '-available_on',
});

export const productViews: readonly ListView[] = [
  { label: 'products.states.incomplete', search: 'state=incomplete' },
  { label: 'products.states.sold_out', search: 'state=sold_out' },
  { label: 'products.stocks.low', search: 'stock=low' },
  { label: 'products.sales.running', search: 'sale=running' },
  { label: 'products.states.hidden', search: 'state=hidden' },
];

export const productColumns: readonly DataColumn<StaffProductRow>[] = [
  { id: 'name', head: 'products.name', sort: 'name', cell: ({ name }) => name },
  { id: 'state', head: 'products.state', card: 'end', cell: ({ state }) => <ProductState state={state} /> },
  {
    id: 'sku',
    head: 'products.code',
    cell: ({ sku, variants_count: count }, { t }) => (
      <>
        <FixedText>{sku}</FixedText>
        {count > 1 && ` ${t('products.andVariants', { count: count - 1 })}`}
      </>
    ),
  },
  { id: 'vendor', head: 'products.vendor', cell: ({ vendor }) => vendor },
  { id: 'taxon', head: 'products.taxon', card: 'none', cell: ({ taxon }) => taxon },
  { id: 'brand', head: 'products.brand', isHidden: true, card: 'none', cell: ({ brand }) => brand },
  {
    id: 'kind',
    head: 'products.kind',
    isHidden: true,
    card: 'none',
    cell: ({ kind }, { t }) => t(`products.kinds.${kind}`),
  },
  {
    id: 'sale',
    head: 'products.sellingPrice',
    align: 'end',
    card: 'none',
    cell: ({ selling_price: price, sale }, { t, locale }) =>
      price ? moneyText(price, locale) : sale && t(`products.sales.${sale}`),
  },
  {
    id: 'price',
    head: 'products.price',
    sort: 'price',
    align: 'end',
    cell: ({ price }, { locale }) => moneyText(price, locale),
  },
  {
    id: 'stock',
    head: 'products.stock',
    sort: 'stock',
    align: 'end',
    cell: ({ stock }, { locale }) => formatNumber(stock, locale),
  },
  {
    id: 'available',
    head: 'products.availableOn',
    sort: 'available_on',
    isHidden: true,
    card: 'none',
    cell: ({ available_on: at }, { locale }) => formatDateTime(at, locale),
  },
];
