import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/papers';

export const papers = {
  slip: '装箱单',
  label: '包裹标签',
  pickList: '拣货单',
  order: '订单',
  date: '日期',
  status: '状态',
  buyer: '买家',
  receiver: '收货人',
  phone: '电话',
  address: '地址',
  pickup: '自提点',
  delivery: '配送',
  instructions: '买家备注',
  goods: '商品',
  code: '编码',
  quantity: '数量',
  pieces: '总件数',
  orders: '订单数',
  method: '支付方式',
  total: '合计',
  vendors: '卖家',
  packed: '装箱人',
  none: '没有待打包的订单。',
} satisfies Translation<typeof mn.papers>;

export const orderStatuses = {
  unpaid: '待付款',
  failed: '未付款',
  to_pack: '待打包',
  to_send: '待发货',
  to_collect: '待自提',
  underway: '配送中',
  done: '已完成',
  canceled: '已取消',
  returned: '已退货',
} satisfies Translation<typeof mn.orderStatuses>;
