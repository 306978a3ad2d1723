export const rights = {
  scan: 'Код уншуулах',
  orders: 'Захиалга, хүргэлт, буцаалт',
  money: 'Төлбөр, тооцоо',
  catalogue: 'Бараа, үнэ, үлдэгдэл',
  content: 'Нийтлэл, сэтгэгдэл',
  promotions: 'Урамшуулал, код',
  sites: 'Сайт',
  releases: 'Хувилбар гаргах',
  roulette: 'Сугалаа',
  people: 'Ажилтан, эрх',
  title: 'Эрх',
};
