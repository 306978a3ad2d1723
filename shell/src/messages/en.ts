export { messages as common } from '@ortoo/i18n/messages/en';

export const messages = {
  footer: {
    payments: 'Ways to pay',
    payment: { qpay: 'QPay', card: 'Bank card', bank_app: 'Banking app' },
    social: 'Follow us',
  },
  header: { unread: 'Unread notifications: {{count}}' },
  menu: { all: 'All of {{name}}' },
  newsletter: {
    title: 'News and offers by email',
    text: 'One email a week at most. You can unsubscribe at any time.',
    action: 'Subscribe',
    sent: 'We have sent you an email. Please confirm your subscription there.',
  },
  search: { label: 'Search the shop', placeholder: 'Search goods, trips, hotels', for: 'Search for “{{text}}”' },
  consent: {
    title: 'Visit statistics',
    text: 'May we count which pages and products are viewed and bought, to improve the shop? Your name, phone and address are never passed on.',
    allow: 'Allow',
    refuse: 'Refuse',
    change: 'Statistics settings',
    now: { given: 'Currently allowed.', refused: 'Currently refused.' },
  },
  offline: {
    title: 'You are offline',
    text: 'This page needs a connection. Your cart and everything you have saved are still here.',
    again: 'Try again',
    tickets: 'Tickets you have opened',
    orders: 'Orders you have opened',
  },
  push: {
    title: 'Want to be notified?',
    text: 'We can tell you on this device when your order is on its way or something you like gets cheaper. You can turn it off at any time.',
    allow: 'Yes, notify me',
    later: 'Later',
    on: 'Notifications are on.',
    denied: 'Your browser blocks notifications. Please allow them in its settings.',
    failed: 'Notifications could not be turned on. Please try again later.',
  },
  tools: {
    label: 'Release on trial',
    only: 'Only you see it.',
    end: 'End',
    parts: 'Parts of the page',
    draft: 'Draft of the site',
    draftShort: 'Draft',
    measuring: 'What is measured',
    noEvents: 'Nothing has happened yet.',
    outcomes: {
      sent: 'Sent',
      no_consent: 'Not sent: no consent',
      no_service: 'Not sent: the site has no service',
    },
  },
};
