export const messages = {
  articles: {
    title: 'Нийтлэл',
    tagged: 'Нийтлэл: {{tag}}',
    text: 'Аялал, хувцас, арчилгаа: мэддэг хүмүүсийн зөвлөгөө.',
    stripTitle: 'Уншиж аялъя',
    tags: 'Сэдэв',
    allTags: 'Бүгд',
    empty: 'Энэ сэдвээр нийтлэл хараахан алга',
    emptyText: 'Бусад сэдвээс сонирхоорой.',
    showAll: 'Бүх нийтлэл',
    more: 'Бусад нийтлэл',
    minutes_one: '{{count}} минут уншина',
    minutes_other: '{{count}} минут уншина',
  },
  page: { updated: 'Шинэчилсэн: {{date}}' },
};
