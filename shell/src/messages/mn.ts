export { mn as common } from '@ortoo/i18n/messages/mn';

export const messages = {
  notFound: { title: 'Хуудас олдсонгүй', path: '«{{path}}» гэсэн хаягт хуудас алга.' },
  failed: { title: 'Энэ хэсэг түр ажиллахгүй байна', text: 'Бусад хэсэг хэвийн ажиллаж байна. Дахин оролдоно уу.', retry: 'Дахин оролдох' },
};
