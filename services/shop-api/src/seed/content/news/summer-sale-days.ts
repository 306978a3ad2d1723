import { comment, p, type SeedArticle, ul } from '../shape';

export const summerSaleDays: SeedArticle = {
  kind: 'news',
  slug: 'summer-sale-days',
  image: 'tent_green_a',
  imageAlt: { mn: 'Ногоон майхан', en: 'A green tent' },
  tags: ['events', 'shopping'],
  author: 'ganbat',
  daysAgo: 133,
  title: { mn: 'Зуны хямдрал гурав хоног: майхнаас эхлээд ном хүртэл', en: 'Three days of summer sale, from tents to books' },
  summary: {
    mn: 'Баасан гарагаас ням гараг хүртэл 900 гаруй барааны үнэ буурна. Хуучин үнэ нь дэргэд нь харагдана.',
    en: 'More than 900 products are cheaper from Friday to Sunday, with the old price beside the new one.',
  },
  body: {
    mn: [
      p('Наадмын дараах долоо хоногт өвөл, хавраас үлдсэн бараа агуулахаас гарна. Баасан гарагийн 10 цагаас ням гарагийн 24 цаг хүртэл 900 гаруй барааны үнийг 15–\u206045 хувь буулгалаа.'),
      ul(
        'Майхан, унтлагын уут, хээрийн тогоо: 20 хувь хүртэл.',
        'Хавар, намрын гутал: сүүлчийн размерууд 45 хувь хүртэл.',
        'Ном, тоглоом: хоёрыг авбал гурав дахь нь үнэгүй.',
      ),
      p('Хямдрал жинхэнэ эсэхийг шалгахад хялбар болгож, өмнөх жинхэнэ үнийг шинэ үнийн дэргэд бичив; хямдралын өмнө үнээ өсгөсөн борлуулагчийг оролцуулаагүй. Хямдарсан барааг буцаах эрх хэвээр. Дууссан размер дахин ирэхгүй тул размераа эрт сонгоорой. Гэхдээ хэрэггүй зүйлээ авахгүй үлдээх нь хамгийн сайн хэмнэлт.'),
    ],
    en: [
      p('In the week after Naadam our warehouse makes room. From ten o’clock on Friday until midnight on Sunday, more than 900 products left over from winter and spring are 15 to 45 per cent cheaper.'),
      ul(
        'Tents, sleeping bags and camp kitchens: up to 20% off.',
        'Boots for spring and autumn: up to 45% off the last sizes.',
        'Books and toys: buy two and take a third for nothing.',
      ),
      p('The old price stands beside the new one, and it is a true one: sellers who raised theirs before the sale were left out. You can return what you buy as usual. Sold-out sizes will not come back; still, the best saving is what you do not need and leave on the shelf.'),
    ],
  },
  comments: [
    comment(
      'Х. Отгон',
      10,
      'Үнээ өсгөсөн борлуулагчийг оруулаагүй нь зөв. Өөр газар «хямдрал» гээд урьд өдөр нь үнээ нэмчихсэн байхыг олон харсан.',
      comment('Н. Хулан', 14, 'Тийм учраас л шалгасан. Эргэлзээтэй үнэ харвал бидэнд бичээрэй.'),
    ),
    comment('Дөлгөөн', 32, 'Майхан захиалсан, маргааш нь ирлээ. Дараагийн долоо хоногт Тэрэлж рүү.'),
    comment('Елена', 40, 'Взяла детям книги по акции «две плюс одна». Третью выбирали дольше, чем первые две.'),
  ],
};
