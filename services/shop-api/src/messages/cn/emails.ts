import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/emails';

export const emails = {
  confirmed: {
    subject: '{{number}}：订单已确认',
    body: '感谢您的惠顾！您的订单{{number}}已确认。',
  },
  unmatched_payment: {
    subject: '{{number}}：我们正在退还您的一笔付款',
    body: '我们收到了订单{{number}}的付款{{amount}}，但该笔付款逾期、重复或金额不符。款项将原路退回，您无需任何操作。',
  },
  partly_paid: {
    subject: '{{number}}：付款金额不足',
    body: '您的订单{{number}}已收到{{amount}}，还需转账{{missing}}。\n转账附言：{{reference}}\n付款截止时间：{{deadline}}',
  },
  down_payment: {
    subject: '{{number}}：首付已收到',
    body: '我们已收到订单{{number}}的首付{{amount}}。\n分期待付金额：{{rest}}\n请在订单页面提交分期申请，以完成订单。\n提交截止时间：{{deadline}}',
  },
  instalment: {
    subject: '{{number}}：月供已收到',
    body: '我们已收到订单{{number}}的月供{{amount}}。\n分期待付金额：{{rest}}',
  },
  lease_overdue: {
    subject: '{{number}}：分期付款已逾期',
    body: '您的订单{{number}}有一期分期款已逾期。\n逾期金额：{{overdue}}\n应付日期：{{since}}\n分期待付金额：{{rest}}\n您可以在订单页面付款。如已付款，请忽略此邮件。',
  },
  lease_finished: {
    subject: '{{number}}：分期已还清',
    body: '我们已收到订单{{number}}的最后一期月供{{amount}}。您的分期已全部还清，感谢您！',
  },
  loan_refused: {
    subject: '{{number}}：分期申请未获批准',
    body: '租赁公司未批准订单{{number}}的分期申请。订单仍为您保留，您可以换用其他支付方式。\n您支付的首付{{amount}}将在3–\u20605个工作日内原路退回。',
  },
  down_payment_back: {
    subject: '{{number}}：首付将退还给您',
    body: '订单{{number}}的分期付款已取消。您支付的首付{{amount}}将在3–\u20605个工作日内原路退回。',
  },
  overpaid: {
    subject: '{{number}}：您多付了款项',
    body: '您为订单{{number}}多转了{{amount}}。订单已付清，多付部分将在3–\u20605个工作日内退回付款账户。',
  },
  receipt: {
    subject: '{{number}}：电子收据',
    body: '附件为订单{{number}}的电子收据。\n收据编号：{{ddtd}}\n抽奖号：{{lottery}}',
  },
  canceled: {
    subject: '{{number}}：订单已取消',
    body: '您的订单{{number}}已取消。我们将在3–\u20605个工作日内按原付款方式退还{{amount}}。',
  },
  ready: { subject: '{{number}}：订单已备好，准备配送', body: '您的订单{{number}}已备好，即将发出。' },
  ready_for_pickup: {
    subject: '{{number}}：订单可以自提',
    body: '您的订单{{number}}已备好。\n自提点：{{place}}\n取货人：{{receiver}}',
  },
  shipped: { subject: '{{number}}：订单已发出', body: '您的订单{{number}}已发出。\n运单号：{{tracking}}' },
  delivered: {
    subject: '{{number}}：订单已送达',
    body: '您的订单{{number}}已送达。如需退货，请在订单页面提出申请。',
  },
  return_approved: {
    subject: '{{return}}：退货申请已通过',
    body: '订单{{number}}的退货申请已通过。退款金额：{{amount}}\n{{note}}',
  },
  return_refused: { subject: '{{return}}：退货申请未通过', body: '我们无法接受订单{{number}}的退货申请。\n{{note}}' },
  return_payable: {
    subject: '{{return}}：退款将转账给您',
    body: '订单{{number}}的退款{{amount}}将在3–\u20605个工作日内转入您的账户。',
  },
  return_exchanged: {
    subject: '{{return}}：换货正在准备',
    body: '订单{{number}}所退商品的换货正在准备：{{item}}\n退还差价：{{amount}}',
  },
  return_refunded: { subject: '{{return}}：退款已完成', body: '订单{{number}}的{{amount}}已退还。\n{{to}}' },
} satisfies Translation<typeof mn.emails>;

export const refundedTo = {
  wallet: '款项已存入您的钱包。',
  original: '款项将按原支付方式退回，无法原路退回的部分已存入您的钱包。',
  bank_account: '款项已转入您的银行账户。',
} satisfies Translation<typeof mn.refundedTo>;
