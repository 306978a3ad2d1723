import { b, comment, h, link, p, picture, type SeedArticle, table, ul } from './shape';

export const winterDelivery: SeedArticle = {
  kind: 'news',
  slug: 'winter-delivery-hours',
  image: 'article-city_night',
  imageAlt: { mn: 'Шөнийн Улаанбаатар', en: 'Ulaanbaatar at night' },
  tags: ['shop', 'shopping'],
  author: 'ganbat',
  daysAgo: 1,
  title: {
    mn: 'Өвлийн улиралд хүргэлтийн цагийг сунгалаа',
    en: 'Longer delivery hours for the winter',
  },
  summary: {
    mn: 'Арваннэгдүгээр сарын сүүлчээс хүргэлтийн ажилтан орой 22 цаг хүртэл явна. Хүйтэн өдөр хаалга тань онгорхой удахгүй.',
    en: 'From late November our couriers work until ten in the evening, and they call ahead so that your door stays shut in the cold.',
  },
  body: {
    mn: [
      p('Түгжрэл, хүйтэн хоёр давхцдаг дөрвөн сард оройн хүргэлтийн захиалга зуны улирлынхаас хоёр дахин нэмэгддэг. Тиймээс бид оройн ээлжийг хоёр цагаар сунгаж, найман хүргэлтийн ажилтан нэмж авлаа.'),
      h('Юу өөрчлөгдөх вэ?'),
      table(
        ['', 'Өмнө нь', 'Одоо'],
        ['Ажлын өдөр', '10:00–\u206020:00', '10:00–\u206022:00'],
        ['Амралтын өдөр', '11:00–\u206018:00', '11:00–\u206020:00'],
      ),
      ul(
        ['Хүргэлтийн ажилтан гарахаасаа ', b('хагас цагийн өмнө'), ' утасдана.'],
        'Хасах 30 хэмээс хүйтэн өдөр амттан, гоо сайхны бараа, цэцгийг дулаан хайрцагт хийж хүргэнэ.',
        'Орцны код, давхраа хаягандаа бичвэл хаалганд тань шууд хүрнэ.',
      ),
      picture('article-winter-gobi_winter', 'Цастай зам', 'Орон нутгийн ачаа замын байдлаас шалтгаалж нэг өдөр хоцорч болно.'),
      h('Төлбөр өөрчлөгдөөгүй'),
      p('Хүргэлтийн төлбөр хэвээр. Бүх хэлбэр, үнийг ', link('хүргэлтийн хуудаснаас', '/pages/delivery'), ' хараарай.'),
    ],
    en: [
      p('In the four months when traffic and frost come together, twice as many of you ask for delivery in the evening as in summer. So we have made the evening shift two hours longer and hired eight more couriers.'),
      h('What changes'),
      table(
        ['', 'Before', 'Now'],
        ['Weekdays', '10:00–\u206020:00', '10:00–\u206022:00'],
        ['Weekends', '11:00–\u206018:00', '11:00–\u206020:00'],
      ),
      ul(
        ['The courier calls ', b('half an hour'), ' before leaving.'],
        'Below minus 30, sweets, cosmetics and plants travel in a heated box.',
        'Add your entrance code and floor to the address and we come straight to your door.',
      ),
      picture('article-winter-gobi_winter', 'A snowy road', 'Parcels to the provinces may take a day longer when the roads are bad.'),
      h('The fees stay the same'),
      p('Nothing changes in what you pay. All ways of delivery and their fees are on the ', link('delivery page', '/pages/delivery'), '.'),
    ],
  },
  comments: [
    comment('Д. Сараа', 3, 'Ажлаас долоо хагаст тардаг хүнд үнэхээр хэрэгтэй мэдээ байна. Өмнө нь хөршөөсөө гуйж авдаг байлаа.'),
    comment(
      'Бат-Эрдэнэ',
      5,
      'Зуслангийн хороололд оройн хүргэлт очих уу? Өнгөрсөн өвөл замаа олохгүй эргэж байсан.',
      comment('Л. Ганбат', 7, 'Очно. Яармаг, Нүхт, Зайсангийн зуслангуудад 21 цаг хүртэл явна. Хаягандаа ойролцоох дэлгүүр, хашааныхаа өнгийг бичээрэй.'),
      comment('Бат-Эрдэнэ', 9, 'Баярлалаа, тэгвэл ногоон хашаа гээд бичье.'),
    ),
    comment('Anna', 20, 'Thank you for the heated boxes. My orchid last January arrived as an ice sculpture.'),
  ],
};
