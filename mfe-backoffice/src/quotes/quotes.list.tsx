import type { StaffQuote } from '@ortoo/contracts';
import { formatDateTime } from '@ortoo/i18n';
import { defineList } from '../parts/list.rules';
import type { ListView } from '../parts/list-views';
import type { DataColumn } from '../parts/table-shapes';
import { QuoteState } from './quote-state';

export const quoteList = defineList({
  id: 'quotes',
  path: '/backoffice/quotes',
  filters: {
    state: {
      kind: 'choice',
      label: 'quotes.state',
      text: 'quotes.states',
      options: ['open', 'answered', 'accepted', 'declined'],
      inViews: true,
    },
    kind: { kind: 'choice', label: 'quotes.kind', text: 'quotes.kinds', options: ['travel', 'product', 'price'] },
  },
  sorts: [],
});

export const quoteViews: readonly ListView[] = [
  { label: 'quotes.states.answered', search: 'state=answered' },
  { label: 'quotes.states.accepted', search: 'state=accepted' },
  { label: 'quotes.states.declined', search: 'state=declined' },
];

/** What a request is about: a product, or a journey. */
export const subjectOf = ({ product, travel }: StaffQuote): string =>
  product?.name ?? [travel?.city, travel?.country].filter(Boolean).join(', ');

export const quoteColumns: readonly DataColumn<StaffQuote>[] = [
  { id: 'number', head: 'quotes.number', cell: ({ number }) => number },
  { id: 'state', head: 'quotes.state', card: 'end', cell: ({ state }) => <QuoteState state={state} /> },
  { id: 'kind', head: 'quotes.kind', cell: ({ kind }, { t }) => t(`quotes.kinds.${kind}`) },
  { id: 'subject', head: 'quotes.subject', cell: subjectOf },
  { id: 'customer', head: 'quotes.customer', cell: ({ customer }) => customer },
  { id: 'suggested', head: 'quotes.suggested', align: 'end', cell: ({ display_suggested_price: price }) => price },
  { id: 'offered', head: 'quotes.offered', align: 'end', cell: ({ answer }) => answer?.display_price },
  { id: 'vendor', head: 'quotes.vendor', isHidden: true, cell: ({ vendor }) => vendor },
  {
    id: 'created',
    head: 'quotes.created',
    cell: ({ created_at: at }, { locale }) => formatDateTime(at, locale, 'short'),
  },
];
