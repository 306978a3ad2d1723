import type { Subscription } from '@ortoo/contracts';
import { formatDateTime, isLocale, localeNames } from '@ortoo/i18n';
import { defineList } from '../parts/list.rules';
import type { ListView } from '../parts/list-views';
import type { DataColumn } from '../parts/table-shapes';

export const subscriptionList = defineList({
  id: 'newsletter',
  path: '/backoffice/newsletter',
  filters: {
    state: {
      kind: 'choice',
      label: 'newsletter.state',
      text: 'newsletter.states',
      options: ['confirmed', 'requested', 'ended'],
      inViews: true,
    },
  },
  sorts: [],
});

export const subscriptionViews: readonly ListView[] = [
  { label: 'newsletter.states.requested', search: 'state=requested' },
  { label: 'newsletter.states.ended', search: 'state=ended' },
];

export const subscriptionColumns: readonly DataColumn<Subscription>[] = [
  { id: 'email', head: 'newsletter.email', cell: ({ email }) => email },
  { id: 'site', head: 'newsletter.site', card: 'end', cell: ({ site }) => site },
  {
    id: 'language',
    head: 'newsletter.language',
    cell: ({ locale: code }) => (isLocale(code) ? localeNames[code] : code),
  },
  {
    id: 'requested',
    head: 'newsletter.requested',
    cell: ({ requested_at: at }, { locale }) => formatDateTime(at, locale, 'short'),
  },
  {
    id: 'confirmed',
    head: 'newsletter.confirmed',
    cell: ({ confirmed_at: at }, { locale }) => at && formatDateTime(at, locale, 'short'),
  },
  {
    id: 'ended',
    head: 'newsletter.ended',
    isHidden: true,
    cell: ({ ended_at: at }, { locale }) => at && formatDateTime(at, locale, 'short'),
  },
];
