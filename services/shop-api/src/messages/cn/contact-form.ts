import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/contact-form';

export const contactForm = {
  copySubject: '我们已收到您的留言',
  copyText: '{{name}}，您好！我们将在一个工作日内回复。您的留言：',
  staffSubject: '联系表单：{{name}}',
  details: '详情',
  topic: '主题',
  order: '订单号',
  phone: '手机号码',
  email: '邮箱',
  topics: {
    order: '订单',
    delivery: '配送',
    return: '退货',
    payment: '付款',
    product: '商品',
    partnership: '合作',
    other: '其他',
  },
} satisfies Translation<typeof mn.contactForm>;
