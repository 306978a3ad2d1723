export const overview = {
  title: 'Тойм',
  waiting: 'Хүлээгдэж буй ажил',
  nothing: 'Хүлээгдэж буй ажил алга',
  nothingText: 'Шинэ ажил гармагц энд харагдана.',
  places: 'Хэсгүүд',
};
