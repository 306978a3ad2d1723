import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/travel';

export const travel = {
  nights_other: '{{count}}晚',
  rooms_other: '{{count}}间',
  adults_other: '{{count}}位成人',
  children_other: '{{count}}名儿童',
  leaves: '{{day}}出发',
} satisfies Translation<typeof mn.travel>;
