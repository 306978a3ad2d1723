import type { ShopDay } from '@ortoo/contracts';
import { formatDate, formatDateTime } from '@ortoo/i18n';
import { defineList } from '../parts/list.rules';
import { moneyText } from '../parts/money-text';
import type { DataColumn } from '../parts/table-shapes';
import { DayState } from './day-state';

export const dayList = defineList({ id: 'days', path: '/backoffice/days', filters: {}, sorts: [] });

export const dayColumns: readonly DataColumn<ShopDay>[] = [
  { id: 'day', head: 'days.day', cell: ({ day }, { locale }) => formatDate(day, locale, 'day') },
  { id: 'state', head: 'days.state', card: 'end', cell: ({ state }) => <DayState state={state} /> },
  { id: 'came', head: 'days.came', align: 'end', cell: ({ came }, { locale }) => moneyText(came, locale) },
  { id: 'went', head: 'days.went', align: 'end', cell: ({ went }, { locale }) => moneyText(went, locale) },
  {
    id: 'differences',
    head: 'days.differences',
    align: 'end',
    cell: ({ differences }) => differences > 0 && differences,
  },
  { id: 'by', head: 'days.closedBy', cell: ({ closed_by: by }) => by },
  {
    id: 'at',
    head: 'days.closedAt',
    cell: ({ closed_at: at }, { locale }) => at && formatDateTime(at, locale, 'short'),
  },
];
