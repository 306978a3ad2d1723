import { comment, p, type SeedArticle, ul } from '../shape';

export const dragonPickupPoint: SeedArticle = {
  kind: 'news',
  slug: 'dragon-pickup-point',
  image: 'skyline-ub_dusk',
  imageAlt: { mn: 'Үдшийн Улаанбаатар', en: 'Ulaanbaatar at dusk' },
  tags: ['shop', 'city'],
  author: 'ganbat',
  daysAgo: 205,
  title: { mn: 'Драгон төвд захиалга олгох цэг нээгдлээ', en: 'A pickup point at the Dragon coach terminal' },
  summary: {
    mn: 'Хөдөө явахынхаа өмнө захиалгаа өглөөний 7 цагаас авч болно. Орон нутгийн унаа хөдөлдөг хаалганы дэргэд.',
    en: 'Collect your order from seven in the morning, right beside the gate of the coaches to the provinces.',
  },
  body: {
    mn: [
      p('Хөдөө явах хүн захиалгаа хотын төвөөс авахын тулд хоёр цаг түгжрэлд суудаг байлаа. Өнөөдрөөс Драгон авто вокзалын хаалганы баруун талд манай шинэ цэг өдөр бүр 07:00–\u206021:00 цагт ажиллана.'),
      ul(
        'Захиалахдаа «Очиж авах» гээд Драгон төвийг сонгоно. Бэлэн болмогц мессеж очно.',
        'Захиалгыг гурав хоног хадгална, хүсвэл хоёр хоногоор сунгаж болно.',
        'Өмсөж үзэх хоёр өрөө, буцаалт хүлээж авах цонхтой.',
      ),
      p('Унааны жолооч танихгүй хүнд ачаа дайхаас татгалзвал энд битүүмжилж, бичгээр хүлээлгэн өгөх үйлчилгээ мөн бий. Нээлтийн долоо хоногт ирсэн бүх хүнд халуун цай бэлэн.'),
    ],
    en: [
      p('If you leave for the countryside, picking up an order in the city centre used to mean two hours of traffic. From today our new point beside the gate of the Dragon terminal is open every day from 7 am to 9 pm.'),
      ul(
        'At the checkout, choose to collect your order and then Dragon. A message tells you when it is ready.',
        'We keep it for three days and for two more if you ask.',
        'There are two fitting rooms and a counter for returns.',
      ),
      p('Should a driver be unwilling to take a parcel from a stranger, we seal it and hand it over against a signature. In the opening week there is hot tea for everybody.'),
    ],
  },
  comments: [
    comment('Р. Болдбаатар', 8, 'Өглөөний долоон цагт нээдэг нь маш зөв. Ховдын автобус наймд хөдөлдөг.'),
    comment(
      'Хонгорзул',
      13,
      'Том хайрцаг, жишээ нь зурагтыг тэндээс авч болох уу?',
      comment('Л. Ганбат', 17, 'Хоёр метрээс урт эсвэл 40 килограммаас хүнд барааг одоохондоо төв салбараас олгоно. Бусдыг нь болно.'),
      comment('Р. Болдбаатар', 90, 'Би зурагт авсан, 55 инчийг асуудалгүй өгсөн шүү.'),
    ),
  ],
};
