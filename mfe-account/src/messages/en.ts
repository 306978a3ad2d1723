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
      passwordShort: 'The password needs at least {{count}} characters',
    },
  },
  signUp: {
    title: 'Create an account',
    text: 'It takes a minute, and your cart stays with you.',
    passwordHint: 'At least {{count}} characters',
    known: 'Have an account already?',
  },
  profile: { hello: 'Hello, {{name}}', data: 'My details', coupons: 'Coupons and tickets', wallet: 'My wallet' },
  orders: {
    empty: 'No orders yet',
    emptyText: 'Your first order will show up here.',
    page: 'Page {{number}}',
  },
  wishes: {
    empty: 'Your wish list is empty',
    emptyText: 'Tap the heart on anything you like to keep it here.',
    remove: 'Remove from wishes',
  },
};
