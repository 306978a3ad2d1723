import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/choices';

export const paymentMethods = {
  qr: { name: '二维码', description: '用银行应用扫描二维码支付。' },
  card: { name: '银行卡', description: '在银行页面确认支付。我们不会保存您的卡号。' },
  bank_transfer: { name: '银行转账', description: '商品将为您保留至下一个工作日银行营业结束。' },
  most: { name: 'Most 应用', description: '在应用钱包中确认支付。' },
  leasing: { name: '分期付款', description: '先付30%，其余按月支付。' },
  store_credit: { name: '钱包', description: '' },
  gift_card: { name: '礼品卡', description: '' },
  voucher: { name: '代金券', description: '' },
} satisfies Translation<typeof mn.paymentMethods>;

export const wallets = {
  money: { name: '现金钱包', description: '' },
  gift: { name: '礼品钱包', description: '礼品卡余额。' },
  cashback: { name: '返现', description: '' },
  loyalty: { name: '积分', description: '' },
  pocket: { name: 'Pocket 钱包', description: '' },
  partner: { name: '合作伙伴卡', description: '' },
  digital: { name: '数字钱包', description: '' },
  store_credit: { name: '退款余额', description: '退货所退金额。' },
} satisfies Translation<typeof mn.wallets>;

export const walletRules = {
  cashback: '每笔消费返还{{percent}}。',
  loyalty: '每笔消费赠送{{percent}}积分，1积分=1₮。',
  all: '可全额支付订单。',
  share: '最多可支付订单的{{percent}}。',
  above: '订单须超过{{amount}}。',
  least: '每次至少使用{{amount}}。',
} satisfies Translation<typeof mn.walletRules>;

export const deliveryChoices = {
  city_48h: { name: '市内48小时送达', description: '乌兰巴托市内。商品满200,000₮免费。' },
  city_24h: { name: '市内24小时送达', description: '乌兰巴托市内。' },
  city_48_72h: { name: '48–\u206072小时，经济配送', description: '乌兰巴托市内。' },
  city_4h: { name: '加急，4小时送达', description: '乌兰巴托市内，工作时间。' },
  city_5h: { name: '付款后5小时送达', description: '乌兰巴托市内，14:00前付款的订单。' },
  country_7_14d: { name: '外省7–\u206014天送达', description: '由客车送至省会。' },
  pre_order: { name: '到货后配送', description: '预购商品，到货后48小时内送达。' },
  pickup: { name: '自提', description: '备好后短信通知，保留7天。' },
} satisfies Translation<typeof mn.deliveryChoices>;

export const deliveryTimes = { closed: '仅限{{from}}:00至{{before}}:00之间付款的订单。' } satisfies Translation<
  typeof mn.deliveryTimes
>;
