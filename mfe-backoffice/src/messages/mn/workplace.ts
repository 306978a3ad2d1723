export const workplace = {
  title: 'Ажлын хэсэг',
  places: 'Ажлын хэсгийн цэс',
  waiting: 'хүлээгдэж байна',
  shop: 'Дэлгүүр рүү очих',
  account: 'Бүртгэл, нууцлал',
  user: 'Ажилтан',
};
