export const productColumns = {
  name: 'Нэр',
  code: 'Барааны код',
  kind: 'Төрөл',
  state: 'Төлөв',
  vendor: 'Борлуулагч',
  brand: 'Брэнд',
  taxon: 'Ангилал',
  price: 'Үнэ',
  sale: 'Хямдралтай үнэ',
  stock: 'Үлдэгдэл',
  available: 'Худалдаанд гарах',
  address: 'Хаяг',
};

export const productStates = {
  listed: 'Зарагдаж байна',
  sold_out: 'Дууссан',
  coming: 'Удахгүй',
  incomplete: 'Дутуу',
  hidden: 'Нуусан',
};

export const productKinds = {
  goods: 'Бараа',
  trip: 'Аялал',
  hotel: 'Буудал',
  coupon: 'Купон',
  ticket: 'Цахим тасалбар',
};
