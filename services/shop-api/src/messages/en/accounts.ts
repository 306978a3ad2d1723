import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/accounts';

export const signUp = {
  subject: 'Your sign-up code',
  text: 'Ortoo: your sign-up code is {{code}}. It is valid for 10 minutes. Never share it.',
  knownSubject: 'You already have an account',
  knownText:
    'Ortoo: someone tried to sign up with your address. You already have an account: please sign in with your password. If it was not you, please ignore this message.',
} satisfies Translation<typeof mn.signUp>;
