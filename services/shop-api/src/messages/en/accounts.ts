import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/accounts';

export const signUp = {
  subject: 'Your sign-up code',
  text: 'Ortoo: your sign-up code is {{code}}. It is good for 10 minutes. Never pass it on.',
  knownSubject: 'You have an account already',
  knownText:
    'Ortoo: somebody tried to sign up with your address. You have an account: please sign in with your password. If it was not you, ignore this message.',
} satisfies Translation<typeof mn.signUp>;
