export { en as common } from '@ortoo/i18n/messages/en';

export const messages = {
  footer: { about: 'Trips, hotels, tickets and goods from many shops in one place.' },
  search: { label: 'Search the shop', placeholder: 'Search goods, trips, hotels', again: 'Search for something else' },
  staff: { link: 'Back office' },
};
