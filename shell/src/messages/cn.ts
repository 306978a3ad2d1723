export { cn as common } from '@ortoo/i18n/messages/cn';

export const messages = {
  footer: { about: '旅行、酒店、门票与各家商品，一站购齐。' },
  search: { label: '搜索商店', placeholder: '搜索商品、旅行、酒店', again: '搜索其他内容' },
  staff: { link: '后台' },
};
