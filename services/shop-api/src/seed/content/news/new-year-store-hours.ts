import { comment, p, type SeedArticle, table } from '../shape';

export const newYearStoreHours: SeedArticle = {
  kind: 'news',
  slug: 'new-year-store-hours',
  image: 'candle_cream_b',
  imageAlt: { mn: 'Асаж буй лаа', en: 'A burning candle' },
  tags: ['shop', 'shopping'],
  author: 'ganbat',
  daysAgo: 7,
  title: { mn: 'Шинэ жилийн өдрүүдэд салбарууд хэзээ ажиллах вэ?', en: 'Our opening hours over the New Year' },
  summary: {
    mn: 'Арванхоёрдугаар сарын 31 буюу жилийн сүүлчийн өдөр 17 цаг хүртэл ажиллаж, шинэ жилийн эхний өдөр бүгд амарна.',
    en: 'We close at five on 31 December and all of us rest on 1 January.',
  },
  body: {
    mn: [
      p('Жилийн сүүлчийн долоо хоногт бэлэг авах хүн хамгийн их байдаг. Тиймээс Улаанбаатарын хоёр салбар амралтын өдрүүдэд нэг цагаар эрт нээгдэнэ. Харин шинэ жилийн шөнө манай ажилтнууд ч гэр бүлтэйгээ хамт байна.'),
      table(
        ['', 'Дэлгүүр', 'Захиалга олгох цэг'],
        ['12 сарын 30', 'Ердийн цагаар', 'Ердийн цагаар'],
        ['12 сарын 31', '10:00–\u206017:00', '10:00–\u206015:00'],
        ['1 сарын 1', 'Амарна', 'Амарна'],
        ['1 сарын 2', '12:00 цагаас', '12:00 цагаас'],
      ),
      p('Шинэ жилээс өмнө хүргүүлэх бол орон нутаг руу арванхоёрдугаар сарын 22, хотод 30 хүртэл захиалаарай. Бэлгийн карт, цахим тасалбар хүргэлт шаарддаггүй тул жилийн сүүлчийн шөнө хүртэл имэйлээр очно.'),
      p('Бэлэг таарахгүй бол яарах хэрэггүй: баярын үеэр авсан барааг солих, буцаах хугацаа ердийнхөөрөө, хүлээж авсан өдрөөс тоологдоно.'),
    ],
    en: [
      p('The last week of the year is the busiest one for presents, so our two Ulaanbaatar stores open an hour earlier at weekends. On New Year’s Eve, though, our staff would like to be at home as well.'),
      table(
        ['', 'Stores', 'Pickup points'],
        ['30 December', 'As usual', 'As usual'],
        ['31 December', '10:00–\u206017:00', '10:00–\u206015:00'],
        ['1 January', 'Closed', 'Closed'],
        ['2 January', 'From 12:00', 'From 12:00'],
      ),
      p('To have a parcel in the provinces before the New Year, please order by 22 December; in the city, by the 30th. Gift cards and e-tickets need no courier and reach you by email until midnight.'),
      p('If a present does not fit, there is no rush: the time for returns counts from the day you received it, as always.'),
    ],
  },
  related: ['winter-delivery-hours'],
  comments: [
    comment(
      'Д. Мөнхзул',
      5,
      'Дарханы салбар сүүлчийн өдөр хэдэн цаг хүртэл ажиллах вэ? Аавынхаа гутлыг тэндээс авах гэсэн юм.',
      comment('Л. Ганбат', 8, 'Дархан ч мөн 17 цаг хүртэл. Захиалга тань бэлэн болмогц мессеж очно.'),
      comment('Д. Мөнхзул', 9, 'Баярлалаа, тэгвэл амжих юм байна.'),
    ),
    comment('Сүхээ', 22, 'Ажилтнуудаа амраадаг дэлгүүр надад таалагддаг. Сайхан шинэлээрэй.'),
  ],
};
