import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/sites';

export const sites = {
  text: '请填写站点主要语言的文本：{{language}}。',
  contrast: '与“{{ground}}”的对比度不足：{{ratio}}:1，至少需要{{min}}:1。请选择更深或更浅的颜色。',
  defaultLocale: '请将主要语言加入站点语言，或另选主要语言。',
  fallback: '语言不能替代自身，请将其从列表中移除。',
  unknownCode: '商店没有“{{code}}”，请从列表中选择。',
  repeated: '该编号上方已使用，请另选一个。',
  railValue: '请填写该行展示的分类或商品类型。',
  hostTaken: '域名{{host}}已被其他站点使用，请另选一个。',
  shape: '请填写此项。',
  choice: '请从列表中选择。',
  unknownField: '没有此设置，请移除。',
  small: '数值过小或数量过少：至少{{min}}。',
  big: '过长或过多：最多{{max}}。',
  format: '格式不正确，请参考示例。',
} satisfies Translation<typeof mn.sites>;
