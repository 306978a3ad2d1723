import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/personal';

export const personal = {
  title: '我的数据',
  text: '商店保存的所有关于您的数据。本文件中也包含 JSON 格式的相同数据。',
  profile: '个人资料',
  name: '姓名',
  phone: '手机号码',
  email: '电子邮箱',
  organization: '企业',
  addresses: '地址',
  orders: '订单',
  money: '钱包流水',
  wishes: '心愿单',
  reviews: '评价',
  quotes: '询价',
  sessions: '登录记录',
} satisfies Translation<typeof mn.personal>;
