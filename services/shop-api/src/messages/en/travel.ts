import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/travel';

export const travel = {
  nights_one: '{{count}} night',
  nights_other: '{{count}} nights',
  rooms_one: '{{count}} room',
  rooms_other: '{{count}} rooms',
  adults_one: '{{count}} adult',
  adults_other: '{{count}} adults',
  children_one: '{{count}} child',
  children_other: '{{count}} children',
  leaves: 'Departure: {{day}}',
} satisfies Translation<typeof mn.travel>;
