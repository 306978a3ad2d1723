export const newsletter = {
  title: 'Мэдээ авагчид',
  search: 'Имэйл',
  state: 'Төлөв',
  states: { confirmed: 'Бүртгэлтэй', requested: 'Баталгаажаагүй', ended: 'Болиулсан' },
  none: 'Мэдээ авагч хараахан алга',
  noneText: 'Имэйлээ баталгаажуулсан хүмүүс энд гарна.',
  email: 'Имэйл',
  site: 'Сайт',
  language: 'Хэл',
  requested: 'Хүсэлт гаргасан',
  confirmed: 'Баталгаажуулсан',
  ended: 'Болиулсан',
};
