export { it as common } from '@ortoo/i18n/messages/it';

export const messages = {
  footer: { about: 'Viaggi, hotel, biglietti e prodotti di tanti negozi in un solo posto.' },
  search: { label: 'Cerca nel negozio', placeholder: 'Cerca prodotti, viaggi, hotel', again: 'Cerca altro' },
  staff: { link: 'Area riservata' },
};
