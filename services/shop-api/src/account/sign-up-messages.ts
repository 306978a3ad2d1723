import type { LocaleId } from '@ortoo/contracts';
import type { OutgoingMessage } from '../db/outbox.tables';
import { type Message, text } from '../http/message';
import type { Login } from './login.rules';

const subject = text('Бүртгэлийн код', 'Your sign-up code', 'Код регистрации', '注册验证码', 'Codice di registrazione');

const withCode = text(
  'Өртөө: бүртгэлийн код {code}. 10 минут хүчинтэй. Кодоо хэнд ч бүү өгөөрэй.',
  'Ortoo: your sign-up code is {code}. It is good for 10 minutes. Never pass it on.',
  'Ortoo: код регистрации {code}. Он действует 10 минут. Никому его не сообщайте.',
  'Ortoo：您的注册验证码为 {code}，10 分钟内有效，请勿告知他人。',
  'Ortoo: il codice di registrazione è {code}. Vale 10 minuti. Non comunicarlo a nessuno.',
);

const knownSubject = text(
  'Та бүртгэлтэй байна',
  'You have an account already',
  'У вас уже есть аккаунт',
  '您已有账号',
  'Hai già un account',
);

const known = text(
  'Өртөө: таны хаягаар шинээр бүртгүүлэх гэж оролдлоо. Та бүртгэлтэй тул нууц үгээрээ нэвтэрнэ үү. Та биш бол энэ мэдээг орхино уу.',
  'Ortoo: somebody tried to sign up with your address. You have an account: please sign in with your password. If it was not you, ignore this message.',
  'Ortoo: на ваш адрес попытались зарегистрироваться. У вас уже есть аккаунт: войдите с паролем. Если это были не вы, не обращайте внимания.',
  'Ortoo：有人尝试用您的联系方式注册。您已有账号，请使用密码登录。如非本人操作，请忽略此消息。',
  'Ortoo: qualcuno ha provato a registrarsi con il tuo recapito. Hai già un account: accedi con la password. Se non sei stato tu, ignora questo messaggio.',
);

const messageTo = (login: Login, title: Message, body: string, locale: LocaleId): OutgoingMessage =>
  'email' in login
    ? { kind: 'email', recipient: login.email, subject: title[locale], body }
    : { kind: 'sms', recipient: login.phone, subject: '', body };

export const codeMessage = (login: Login, code: string, locale: LocaleId): OutgoingMessage =>
  messageTo(login, subject, withCode[locale].replace('{code}', code), locale);

/** Sent to the owner of an account: only the owner learns that the account exists. */
export const knownAccountMessage = (login: Login, locale: LocaleId): OutgoingMessage =>
  messageTo(login, knownSubject, known[locale], locale);
