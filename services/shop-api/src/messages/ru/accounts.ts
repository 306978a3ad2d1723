import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/accounts';

export const signUp = {
  subject: 'Код регистрации',
  text: 'Ortoo: код регистрации {{code}}. Он действует 10 минут. Никому его не сообщайте.',
  knownSubject: 'У вас уже есть аккаунт',
  knownText:
    'Ortoo: на ваш адрес попытались зарегистрироваться. У вас уже есть аккаунт: войдите с паролем. Если это были не вы, не обращайте внимания.',
} satisfies Translation<typeof mn.signUp>;
