export const newsletter = {
  title: 'Newsletter',
  search: 'Email',
  state: 'State',
  states: { confirmed: 'Subscribed', requested: 'Not confirmed', ended: 'Unsubscribed' },
  none: 'No subscribers yet',
  noneText: 'People show up here once they have confirmed their address.',
  email: 'Email',
  site: 'Site',
  language: 'Language',
  requested: 'Requested',
  confirmed: 'Confirmed',
  ended: 'Unsubscribed',
};
