import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/draws';

export const draws = {
  subject: '恭喜！您获得：{{prize}}',
  points: '积分已存入您的积分钱包。',
  credit: '金额已存入您的礼品钱包，可用于支付下一笔订单。',
  code: '结算时输入此优惠码。仅限您的账号使用一次。',
  product: '礼品已放入购物车，此优惠码可使其免费。如购物车中没有，请添加该商品并输入优惠码。',
  nothing: '这次没有中奖。',
  view: '查看',
  codeTitle: '您的优惠码',
  validUntil: '有效期至',
} satisfies Translation<typeof mn.draws>;
