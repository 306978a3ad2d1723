import type { StaffPromotion } from '@ortoo/contracts';
import { formatDate, formatNumber } from '@ortoo/i18n';
import { defineList } from '../parts/list.rules';
import type { ListView } from '../parts/list-views';
import type { DataColumn } from '../parts/table-shapes';
import { discountText } from './discount-text';
import { PromotionState } from './promotion-state';

export const promotionList = defineList({
  id: 'promotions',
  path: '/backoffice/promotions',
  filters: {
    state: {
      kind: 'choice',
      label: 'promotions.state',
      text: 'promotions.states',
      options: ['active', 'scheduled', 'expired', 'used_up', 'off'],
    },
    kind: { kind: 'choice', label: 'promotions.kind', text: 'promotions.kinds', options: ['coupon', 'promo'] },
    audience: {
      ...{ kind: 'choice', label: 'promotions.audience', text: 'promotions.audiences', inViews: true },
      options: ['everybody', 'person'],
    },
  },
  sorts: ['id', 'used', 'expires_at'],
  sort: '-id',
});

export const promotionViews: readonly ListView[] = [
  { label: 'promotions.audiences.everybody', search: 'audience=everybody' },
  { label: 'promotions.audiences.person', search: 'audience=person' },
];

export const promotionColumns: readonly DataColumn<StaffPromotion>[] = [
  { id: 'code', head: 'promotions.code', cell: ({ code }) => code },
  {
    id: 'state',
    head: 'promotions.state',
    card: 'end',
    cell: ({ state }) => <PromotionState state={state} />,
  },
  { id: 'discount', head: 'promotions.discount', cell: (promotion, { locale }) => discountText(promotion, locale) },
  {
    id: 'used',
    head: 'promotions.used',
    sort: 'used',
    cell: ({ used, usage_limit: limit }, { locale }) =>
      [used, ...(limit === null ? [] : [limit])].map(count => formatNumber(count, locale)).join(' / '),
  },
  { id: 'name', head: 'promotions.name', cell: ({ name }, { locale }) => (locale === 'mn' ? name.mn : name.en) },
  { id: 'owner', head: 'promotions.owner', cell: ({ owner }) => owner },
  {
    id: 'expires',
    head: 'promotions.expires',
    sort: 'expires_at',
    cell: ({ expires_at: at }, { locale }) => at && formatDate(Date.parse(at) - 1, locale, 'short'),
  },
];
