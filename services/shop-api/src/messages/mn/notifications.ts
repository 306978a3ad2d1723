/** What users are told on the site, and of their wishes by email. */
export const notifications = {
  price: '{{name}} хямдарлаа',
  priceText: 'Одоо {{price}}, өмнө нь {{before}} байсан.',
  stock: '{{name}} дахин орж ирлээ',
  stockText: 'Одоо {{price}}.',
  quote: '{{number}}: үнийн саналын хариу ирлээ',
  article: '{{name}} шинэ бичвэр нийтэллээ',
  published: 'Таны нийтлэл гарлаа',
  rejected: 'Таны нийтлэлийг засахаар буцаалаа',
  priceSubject: 'Таалагдсан бараа тань хямдарлаа',
  stockSubject: 'Таалагдсан бараа тань дахин орж ирлээ',
  emailText: 'Таны таалагдсан бараанд гарсан өөрчлөлт:',
  cheaper: 'Хямдарсан',
  back: 'Дахин орж ирсэн',
  wasPrice: 'Өмнө нь {{before}}',
  view: 'Таалагдсанаа харах',
  stop: 'Ийм имэйл авахгүй бол «Миний булан» хэсгийн мэдэгдлийн тохиргоонд унтраана уу.',
};
