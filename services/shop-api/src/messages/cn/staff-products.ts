import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/staff-products';

export const productColumns = {
  name: '名称',
  code: '编码',
  kind: '类型',
  state: '状态',
  vendor: '卖家',
  brand: '品牌',
  taxon: '分类',
  price: '价格',
  sale: '促销价',
  stock: '库存',
  available: '开售时间',
  address: '地址',
} satisfies Translation<typeof mn.productColumns>;

export const productStates = {
  listed: '在售',
  sold_out: '售罄',
  coming: '即将开售',
  incomplete: '不完整',
  hidden: '已隐藏',
} satisfies Translation<typeof mn.productStates>;

export const productKinds = {
  goods: '商品',
  trip: '旅行',
  hotel: '酒店',
  coupon: '兑换券',
  ticket: '电子票',
} satisfies Translation<typeof mn.productKinds>;
