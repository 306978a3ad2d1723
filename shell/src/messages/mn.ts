export { mn as common } from '@ortoo/i18n/messages/mn';

export const messages = {
  footer: { about: 'Аялал, зочид буудал, тасалбар, барааг олон дэлгүүрээс нэг дор.' },
  search: { label: 'Дэлгүүрээс хайх', placeholder: 'Бараа, аялал, буудал хайх', again: 'Өөр зүйл хайх' },
  staff: { link: 'Ажлын хэсэг' },
};
