export const messages = {
  signIn: {
    title: 'Sign in',
    text: 'Your orders, coupons and addresses in one place.',
    login: 'Phone or email',
    loginHint: 'For example 99112233 or bold@example.mn',
    new: 'New here?',
    fault: {
      loginEmpty: 'Enter your phone number or email',
      phone: 'This phone number looks wrong. For example 99112233, 8811 2233',
      email: 'This email address looks wrong. For example bold@example.mn',
      passwordEmpty: 'Enter your password',
      code: 'The code must have six digits',
      passwordShort: 'The password needs at least {{count}} characters',
    },
  },
  secondFactor: {
    title: 'One more step',
    text: 'Enter the six digits that your authenticator app shows now.',
    setupTitle: 'Protect your staff account',
    setupText:
      'Staff accounts need an authenticator app, such as Google Authenticator or Aegis. Scan the picture with it, then enter the six digits it shows.',
    qr: 'QR code for your authenticator app',
    secret: 'Or type this key into the app:',
    open: 'Open the app on this device',
    code: 'Code from the app',
    back: 'Back to the password',
  },
  signUp: {
    title: 'Create an account',
    text: 'It takes a minute, and your cart stays with you.',
    passwordHint: 'At least {{count}} characters',
    known: 'Have an account already?',
    codeTitle: 'Enter the code',
    codeText: 'We have sent a six-digit code to {{login}}. It is valid for ten minutes.',
    code: 'Code',
    confirm: 'Confirm',
    resend: 'Send a new code',
    resendIn: 'A new code in {{count}} s',
    resent: 'A new code is on its way.',
    change: 'Use another phone or email',
  },
  profile: { hello: 'Hello, {{name}}', data: 'My details', coupons: 'Coupons and tickets', wallet: 'My wallet' },
  newsletter: {
    confirm: {
      ask: { title: 'Confirm your subscription', text: 'After that we will send you our news and offers by email.' },
      action: 'Confirm',
      done: { title: 'You are subscribed', text: 'Every email ends with a link to unsubscribe.' },
    },
    unsubscribe: {
      ask: {
        title: 'Unsubscribe from the newsletter',
        text: 'We will send no more news to this address. You will still get emails about your orders.',
      },
      action: 'Unsubscribe',
      done: {
        title: 'You are unsubscribed',
        text: 'If you change your mind, enter your email at the foot of any page.',
      },
    },
    broken: { title: 'The link is incomplete', text: 'Please open it again with the button in the email.' },
  },
  orders: {
    empty: 'No orders yet',
    emptyText: 'Your first order will show up here.',
  },
  wishes: {
    empty: 'Your wish list is empty',
    emptyText: 'Tap the heart on anything you like to keep it here.',
    remove: 'Remove from wish list',
  },
};
