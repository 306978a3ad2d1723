import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/letter';

export const letter = {
  items: '订单内容',
  goods: '商品与服务',
  discount: '优惠',
  delivery: '配送',
  fee: '支付手续费',
  total: '合计',
  received: '已收款',
  credited: '钱包、礼品卡、代金券',
  financed: '分期支付金额',
  address: '收货地址',
  pickup: '自提点',
  receiver: '收货人',
  expected: '预计送达',
  next: '接下来',
  courier: '配送员会在送货前与您电话联系。',
  collect: '订单备好后我们会通知您，请收到通知后再前来领取。',
  stay: '入住时请出示订单号和身份证件。',
  trip: '出发前，导游会告知集合时间和地点。',
  codes: '兑换券和电子票已随本邮件附上，使用时请出示二维码。',
  lease: '每月还款计划请见订单页面。',
  adults: '签收酒类商品时，需出示年满21岁的证件。',
  view: '查看订单',
  sms: '{{site}}：订单{{number}}已确认，已收款{{paid}}。',
} satisfies Translation<typeof mn.letter>;
