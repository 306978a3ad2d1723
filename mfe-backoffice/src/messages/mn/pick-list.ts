export const pickList = {
  title: 'Савлах бараа',
  text_one: 'Савлах {{count}} захиалга',
  text_other: 'Савлах {{count}} захиалга',
  print: 'Хэвлэх',
  none: 'Бүгдийг савласан',
  noneText: 'Шинэ захиалга төлөгдмөгц энд гарна.',
};
