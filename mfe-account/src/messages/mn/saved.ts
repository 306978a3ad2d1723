export const saved = {
  title: 'Дараа авах бараа',
  empty: 'Дараа авахаар хадгалсан бараа алга',
  emptyText: 'Сагсан дахь бараагаа «Дараа авах» товчоор энд шилжүүлээрэй.',
  toCart: 'Сагсанд нэмэх',
  remove: 'Хасах',
  removed: '{{name}} хасагдлаа.',
  quantity_one: '{{count}} ширхэг',
  quantity_other: '{{count}} ширхэг',
  viewCart: 'Сагс харах',
};

export const bookmarks = {
  title: 'Хавчуурга',
  empty: 'Хавчуурга алга байна',
  emptyText: 'Таалагдсан нийтлэлээ хавчуургад нэмээд дараа уншаарай.',
  read: 'Нийтлэл унших',
  remove: 'Хавчуургаас хасах',
  removed: '«{{name}}» хавчуургаас хасагдлаа.',
};

export const history = {
  title: 'Үзсэн, хайсан түүх',
  viewed: 'Үзсэн бараа',
  searches: 'Хайлт',
  clearViewed: 'Үзсэнийг арилгах',
  clearSearches: 'Хайлтыг арилгах',
  remove: 'Түүхээс хасах',
  removed: 'Түүхээс хасагдлаа.',
  empty: 'Түүх хоосон байна',
  emptyText: 'Үзсэн бараа, хайсан үг тань энд хадгалагдана. Хэзээ ч арилгаж болно.',
};
