import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/travel';

export const travel = {
  nights_one: '{{count}} notte',
  nights_many: '{{count}} notti',
  nights_other: '{{count}} notti',
  rooms_one: '{{count}} camera',
  rooms_many: '{{count}} camere',
  rooms_other: '{{count}} camere',
  adults_one: '{{count}} adulto',
  adults_many: '{{count}} adulti',
  adults_other: '{{count}} adulti',
  children_one: '{{count}} bambino',
  children_many: '{{count}} bambini',
  children_other: '{{count}} bambini',
  leaves: 'Partenza {{day}}',
} satisfies Translation<typeof mn.travel>;
