import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/accounts';

export const signUp = {
  subject: 'Your sign-up code',
  text: '{{shop}}: your sign-up code is {{code}}. It is valid for 10 minutes. Never share it.',
  knownSubject: 'You already have an account',
  knownText:
    '{{shop}}: someone tried to sign up with your address. You already have an account: please sign in with your password. If it was not you, please ignore this message.',
} satisfies Translation<typeof mn.signUp>;

export const signIn = {
  subject: 'Your sign-in code',
  text: '{{shop}}: your sign-in code is {{code}}. It is valid for 10 minutes. Never share it.',
} satisfies Translation<typeof mn.signIn>;

export const recovery = {
  subject: 'Your code for a new password',
  text: '{{shop}}: your code for a new password is {{code}}. It is valid for 10 minutes. Never share it.',
  unknownSubject: 'No account found',
  unknownText:
    '{{shop}}: someone asked for a new password, but there is no account with this address. Please try your other phone or email. If it was not you, please ignore this message.',
} satisfies Translation<typeof mn.recovery>;

export const emailConfirmation = {
  subject: 'Confirm your email address',
  text: 'Press the button to confirm that this address is yours. The link is valid for three days.',
  ignore: 'If you did not request this, please ignore this email.',
  action: 'Confirm',
} satisfies Translation<typeof mn.emailConfirmation>;

export const staffInvitation = {
  subject: 'Open your staff account',
  text: '{{name}} invites you to work in the back office of Ortoo. Your role: {{role}}.',
  how: 'Press the button to enter your name and a password. The link is valid for three days.',
  ignore: 'If this is not meant for you, please ignore this email.',
  action: 'Open account',
} satisfies Translation<typeof mn.staffInvitation>;

export const contact = {
  subject: 'Confirm your new contact',
  text: '{{shop}}: your confirmation code is {{code}}. It is valid for 10 minutes. Never share it.',
  takenSubject: 'This contact has an account already',
  takenText:
    '{{shop}}: somebody tried to add this contact to another account, but it has an account already. If it was not you, ignore this message.',
  changedSubject: 'Your contact was changed',
  changedText:
    '{{shop}}: the phone number or email address of your account was changed. If it was not you, please contact us at once.',
} satisfies Translation<typeof mn.contact>;

export const security = {
  known: 'If you made this change, there is nothing to do.',
  notYou:
    'If it was not you, set a new password right away and remove every device and way to sign in that you do not know.',
  recover: 'It was not me: set a new password',
  sms: '{{shop}}: {{text}} If it was not you, set a new password right away.',
  circumstances: 'When and from where',
  time: 'Time',
  device: 'Device',
  address: 'IP address',
  unknownDevice: 'Unknown device',
  passkeyAdded: {
    subject: 'A passkey was added',
    text: 'The passkey “{{name}}” was added to your account.',
  },
  passkeyRemoved: {
    subject: 'A passkey was removed',
    text: 'The passkey “{{name}}” was removed from your account.',
  },
  linkAdded: {
    subject: 'An account was linked',
    text: 'A {{name}} account was linked to your account. It can be used to sign in from now on.',
  },
  linkRemoved: {
    subject: 'A linked account was removed',
    text: 'Your {{name}} account was unlinked from your account.',
  },
  appOn: {
    subject: 'Two-step verification was turned on',
    text: 'Two-step verification was turned on for your account. From now on, signing in needs a code from the app.',
  },
  appOff: {
    subject: 'Two-step verification was turned off',
    text: 'Two-step verification was turned off for your account. From now on, signing in needs no code from the app.',
  },
  codesRenewed: {
    subject: 'New recovery codes were created',
    text: 'New recovery codes were created for your account. The earlier ones no longer work.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'Your password was changed, and other devices were signed out.',
  },
} satisfies Translation<typeof mn.security>;
