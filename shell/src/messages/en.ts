export { en as common } from '@ortoo/i18n/messages/en';

export const messages = {
  footer: { about: 'Trips, hotels, tickets and goods from many shops in one place.' },
  search: { label: 'Search the shop', placeholder: 'Search goods, trips, hotels', again: 'Search for something else' },
  consent: {
    title: 'Counting visits',
    text: 'May we count which pages and products are looked at and bought, to make the shop better? Your name, phone and address are never passed on.',
    allow: 'Allow',
    refuse: 'Refuse',
    change: 'Measurement choice',
    now: { given: 'You allow it at present.', refused: 'You refuse it at present.' },
  },
  tools: { label: 'Release on trial', only: 'Only you see it.', end: 'End', parts: 'Parts of the page' },
};
