import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/payments';

export const failures = {
  declined: '付款被拒绝。',
  insufficient_funds: '卡内余额不足。',
  expired: '付款时间已过。如果您已付款，我们会全额退还。',
  wrong_amount: '到账金额与应付金额不符，款项将退回。',
  unavailable: '支付服务暂时不可用。',
  not_confirmed: '银行卡未通过 3-D Secure 验证。',
} satisfies Translation<typeof mn.failures>;

export const retries = {
  declined: '请重试或换用其他支付方式。',
  insufficient_funds: '请存入款项后重新付款，或换一张卡、换用其他支付方式。',
  expired: '订单仍保留，请重新付款。',
  wrong_amount: '请按准确金额重新付款。',
  unavailable: '请稍后重试或换用其他支付方式。',
  not_confirmed: '请重试或换用其他支付方式。',
} satisfies Translation<typeof mn.retries>;

export const cards = { retry: '请换一张卡或换用其他支付方式。' } satisfies Translation<typeof mn.cards>;

export const inApp = {
  declined: '应用未批准付款。',
  retry: '请检查钱包余额后重新付款，或换用其他支付方式。',
} satisfies Translation<typeof mn.inApp>;

export const loans = {
  terms: '先付{{amount}}，其余按月支付。',
  limit: '分期金额最高为{{max}}，其余需作为首付支付。',
  refused: '分期机构未批准您的申请。',
  retry: '订单仍为您保留，您可以换用其他支付方式。',
  downPaymentKept: '您已支付首付{{amount}}。如换用其他支付方式，首付将在3–\u20605个工作日内原路退回。',
  downPaymentBack: '您已付的首付{{amount}}将在3–\u20605个工作日内原路退回。',
} satisfies Translation<typeof mn.loans>;

export const received = {
  partial: '已收到{{amount}}。请使用相同的转账附言再转{{missing}}。',
  overpaid: '您多转了{{amount}}。多付部分将在3–\u20605个工作日内退回付款账户。',
  unmatched: '我们收到了这笔付款{{amount}}，但订单并不需要，款项正在退还给您。',
  returned: '我们已将{{amount}}退还给您。',
} satisfies Translation<typeof mn.received>;

export const movements = {
  opening: '期初余额',
  sale: '订单付款',
  recharge: '充值',
  gift_card: '礼品卡',
  cashback: '返现',
  loyalty: '积分',
  reward_back: '奖励扣回',
  refund: '退款',
  prize: '奖品',
  hold: '冻结',
  release: '解冻',
  expired: '已过期',
  credited: '转账入账',
  correction: '更正',
} satisfies Translation<typeof mn.movements>;

export const saleLines = { delivery: '配送', fee: '支付手续费' } satisfies Translation<typeof mn.saleLines>;

export const discounts = { limited: '{{name}}，最多{{max}}' } satisfies Translation<typeof mn.discounts>;

export const vouchers = { thanks: '感谢代金券' } satisfies Translation<typeof mn.vouchers>;

export const dayPaper = {
  day: '日期',
  way: '支付方式',
  came: '收入',
  went: '支出',
  fees: '手续费',
  owed: '待退款',
  differences: '差异',
  ways: {
    qpay: '二维码',
    card: '银行卡',
    transfer: '银行转账',
    most: '应用内钱包',
    leasing: '分期付款',
    wallet: '钱包',
    gift_card: '礼品卡',
    voucher: '代金券',
  },
} satisfies Translation<typeof mn.dayPaper>;
