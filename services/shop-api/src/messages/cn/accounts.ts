import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/accounts';

export const signUp = {
  subject: '注册验证码',
  text: 'Ortoo：您的注册验证码为{{code}}，10分钟内有效，请勿告知他人。',
  knownSubject: '您已有账号',
  knownText: 'Ortoo：有人尝试用您的联系方式注册。您已有账号，请使用密码登录。如非本人操作，请忽略此消息。',
} satisfies Translation<typeof mn.signUp>;
