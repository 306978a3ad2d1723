export { messages as common } from '@ortoo/i18n/messages/cn';

export const messages = {
  footer: {
    payments: '支付方式',
    payment: { qpay: 'QPay', card: '银行卡', bank_app: '银行应用' },
    social: '关注我们',
  },
  header: { unread: '未读通知：{{count}}' },
  menu: { all: '全部：{{name}}' },
  newsletter: {
    title: '通过邮件接收新闻与优惠',
    text: '每周最多一封，可随时退订。',
    action: '订阅',
    sent: '我们已发送邮件，请在邮件中确认订阅。',
  },
  search: { label: '站内搜索', placeholder: '搜索商品、旅行、酒店', for: '搜索“{{text}}”' },
  consent: {
    title: '访问统计',
    text: '为了改进商店，我们可以统计浏览和购买了哪些页面与商品吗？姓名、电话和地址不会被传送。',
    allow: '允许',
    refuse: '拒绝',
    change: '统计设置',
    now: { given: '当前：已允许', refused: '当前：已拒绝' },
  },
  offline: {
    title: '网络已断开',
    text: '打开此页面需要网络连接。您的购物车和心愿单都还在。',
    again: '重试',
    tickets: '已打开过的电子票',
    orders: '已查看过的订单',
  },
  push: {
    title: '开启通知？',
    text: '订单发出或心愿单中的商品降价时，我们会在此设备上通知您，可随时关闭。',
    allow: '好的，通知我',
    later: '以后再说',
    on: '通知已开启。',
    denied: '浏览器已阻止通知，请在浏览器设置中允许。',
    failed: '无法开启通知，请稍后再试。',
  },
  tools: {
    label: '试用版本',
    only: '仅您可见。',
    end: '结束',
    parts: '页面组成',
    draft: '站点草稿',
    draftShort: '草稿',
    measuring: '统计事件',
    noEvents: '暂无事件。',
    outcomes: {
      sent: '已发送',
      no_consent: '未发送：未获同意',
      no_service: '未发送：站点未接入统计服务',
    },
  },
};
