import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/tickets';

export const tickets = {
  kind: { coupon: '兑换券', ticket: '电子票' },
  state: { active: '有效', used: '已使用', expired: '已过期', cancelled: '已取消' },
  event: '开始时间',
  validUntil: '有效期至',
  place: '地点',
  seller: '卖家',
  number: '编号',
  order: '订单',
  show: '入场时请出示二维码，仅可使用一次。',
} satisfies Translation<typeof mn.tickets>;
