import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/travel';

export const travel = {
  nights_one: '{{count}} ночь',
  nights_few: '{{count}} ночи',
  nights_many: '{{count}} ночей',
  nights_other: '{{count}} ночи',
  rooms_one: '{{count}} номер',
  rooms_few: '{{count}} номера',
  rooms_many: '{{count}} номеров',
  rooms_other: '{{count}} номера',
  adults_one: '{{count}} взрослый',
  adults_few: '{{count}} взрослых',
  adults_many: '{{count}} взрослых',
  adults_other: '{{count}} взрослых',
  children_one: '{{count}} ребёнок',
  children_few: '{{count}} ребёнка',
  children_many: '{{count}} детей',
  children_other: '{{count}} ребёнка',
  leaves: 'Дата отправления: {{day}}',
} satisfies Translation<typeof mn.travel>;
