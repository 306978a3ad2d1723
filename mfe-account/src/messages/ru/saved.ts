export const saved = {
  title: 'Отложенные товары',
  empty: 'Отложенных товаров нет',
  emptyText: 'Перенесите сюда товар из корзины кнопкой «Отложить».',
  toCart: 'В корзину',
  remove: 'Убрать',
  removed: 'Убрано: {{name}}',
  quantity_one: '{{count}} штука',
  quantity_few: '{{count}} штуки',
  quantity_many: '{{count}} штук',
  quantity_other: '{{count}} штуки',
  viewCart: 'Открыть корзину',
};

export const bookmarks = {
  title: 'Закладки',
  empty: 'Закладок пока нет',
  emptyText: 'Добавьте статью в закладки, чтобы прочитать её позже.',
  read: 'Читать статьи',
  remove: 'Убрать из закладок',
  removed: 'Убрано из закладок: «{{name}}».',
};

export const history = {
  title: 'История',
  viewed: 'Просмотренные товары',
  searches: 'Поисковые запросы',
  clearViewed: 'Очистить просмотренное',
  clearSearches: 'Очистить запросы',
  remove: 'Убрать из истории',
  removed: 'Убрано из истории.',
  empty: 'История пуста',
  emptyText: 'Здесь появятся просмотренные товары и поисковые запросы. Очистить историю можно в любой момент.',
};
