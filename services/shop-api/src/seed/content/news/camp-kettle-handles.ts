import { b, comment, link, p, type SeedArticle, ul } from '../shape';

export const campKettleHandles: SeedArticle = {
  kind: 'news',
  slug: 'camp-kettle-handles',
  image: 'pot-of-food_grey_c',
  imageAlt: { mn: 'Саарал хээрийн тогоо', en: 'A grey camping pot' },
  tags: ['shop', 'shopping'],
  author: 'munkhbat',
  daysAgo: 115,
  title: { mn: 'Аюулгүй байдал: хээрийн данхны бариулыг солино', en: 'Safety notice: we replace the handle of a camp kettle' },
  summary: {
    mn: 'Энэ хавар зарагдсан хээрийн данхны зарим бариулын тав суларч болзошгүй. Үнэгүй солино, баримт шаардахгүй.',
    en: 'A rivet may work loose on some camp kettles sold this spring. The exchange is free and needs no receipt.',
  },
  body: {
    mn: [
      p('Гурван хэрэглэгч данхных нь бариул суларсныг мэдэгдсэн. Бид ижил цувралын хорин данхыг гал дээр шалгахад хоёрт нь тав суларч байлаа. Хэн ч түлэгдээгүй ч буцалж буй устай данх тул хүлээх шалтгаан алга.'),
      ul(
        ['Ёроолд нь ', b('K-04'), ' эсвэл ', b('K-05'), ' гэсэн тэмдэгтэй данхыг одоохондоо бүү хэрэглээрэй.'],
        'Аль ч салбар, захиалга олгох цэгт авчирвал шинээр нь сольж өгнө.',
        'Хөдөө байгаа бол хүргэлтийн ажилтан очиж авна, төлбөргүй.',
      ),
      p('Худалдаж авсан 312 хүнд имэйл, мессеж илгээсэн. Танилдаа бэлэглэсэн бол түүнд хэлээрэй. Мөнгөө буцаан авах сонголт мөн бий: ', link('буцаалтын хуудас', '/pages/returns'), '.'),
    ],
    en: [
      p('Three customers told us that the handle of their kettle had come loose. We tested twenty of the same series over a fire and found a weak rivet in two. Nobody was hurt, but with boiling water there is no reason to wait.'),
      ul(
        ['Please do not use kettles with ', b('K-04'), ' or ', b('K-05'), ' stamped on the bottom.'],
        'Bring yours to any store or pickup point, and you are given a new one.',
        'In the countryside our courier collects it free of charge.',
      ),
      p('All 312 buyers have an email and a text message from us. If yours was a present, please pass this on. You may also have your money back: see the page on ', link('returns', '/pages/returns'), '.'),
    ],
  },
  comments: [
    comment('О. Хүрэлбаатар', 4, 'Шалгаж үзэхэд яг K-05 байлаа. Хагас цагийн дотор сольж өглөө, асуулт ч асуусангүй.'),
    comment(
      'Сарантуяа',
      9,
      'Данхаа аль хэдийн өөрөө таваар чангалчихсан. Хэвээр нь хэрэглэж болох уу?',
      comment('Ж. Мөнхбат', 14, 'Хэрэглэхгүй байхыг хүсье: тавны нүх нь өргөссөн байж мэднэ. Сольсон нь дээр.'),
      comment('Сарантуяа', 15, 'Ойлголоо, маргааш Драгон дээр аваачъя.'),
    ),
  ],
};
