export { ru as common } from '@ortoo/i18n/messages/ru';

export const messages = {
  footer: { about: 'Путешествия, отели, билеты и товары разных магазинов в одном месте.' },
  search: { label: 'Поиск по магазину', placeholder: 'Товары, поездки, отели', again: 'Найти что-нибудь другое' },
  staff: { link: 'Служебный раздел' },
};
