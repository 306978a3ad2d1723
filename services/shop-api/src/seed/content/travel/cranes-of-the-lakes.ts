import { comment, h, p, picture, quote, type SeedArticle, ul } from '../shape';

export const cranesOfTheLakes: SeedArticle = {
  slug: 'cranes-and-birds-of-the-lakes',
  image: 'alps-lake_gold_10170',
  imageAlt: { mn: 'Алтан туяатай нуур', en: 'A lake in golden light' },
  tags: ['nature', 'travel', 'family'],
  author: 'batzaya',
  daysAgo: 86,
  title: { mn: 'Нуурын тогоруу, хун, галуу', en: 'Cranes, swans and geese of the lakes' },
  summary: {
    mn: 'Намар нуур дээр юу цуглардаг вэ, яаж үргээхгүйгээр харах вэ?',
    en: 'What gathers on the lakes in autumn, and how to watch without driving it away.',
  },
  body: {
    mn: [
      p('Дэлхий дээр арван таван зүйл тогоруу бий, зургаа нь Монголд ирдэг. Хамгийн олон нь өвөгт тогоруу: хаврын сүүлээр хосоороо ирж, намар сүргээрээ Гималайн нурууг давж Энэтхэг хүртэл нисдэг. Таван кило хүрэхгүй шувууны хувьд энэ бол дэлхийн хамгийн хүнд замын нэг.'),
      h('Хаана харах вэ?'),
      ul(
        'Өгий нуур: хотоос 350 орчим километр, Рамсарын конвенцод бүртгэлтэй. Галуу, нугас, тогоруу.',
        'Дарьгангын Ганга нуур: намар хэдэн мянган хун цуглардаг. Аравдугаар сарын эхэн хамгийн сайхан.',
        'Дорнодын Монгол Дагуур: цэн тогоруу, ховор цагаан тогоруу.',
        'Хотын ойролцоо бол Туулын бургас, цөөрөм: цахлай, нугас, хааяа хар өрөвтас.',
      ),
      h('Үргээхгүй харах дөрвөн арга'),
      p('Нэгд, нар ар талаас тань тусах байрлалыг сонгоорой. Хоёрт, машинаа орхихгүй: шувуу машинаас биш, хүний дүрсээс айдаг тул цонхноос харсан нь ойр. Гуравт, гурван зуун метрээс дотогш ойртохгүй: шувуу толгойгоо өргөвөл та хэтэрхий дөхсөн байна. Дөрөвт, үүрлэх үед буюу тав, зургаадугаар сард эргээр алхахгүй.'),
      picture('lake-camp_gold_20120', 'Нуурын эрэг', 'Дуранг багана, машины цонхонд түшүүлбэл гар чичрэхгүй.'),
      h('Юу авч явах вэ?'),
      p('8 дахин өсгөдөг дуран гэр бүлд хангалттай. Тэмдэглэлийн дэвтэрт он, сар, газар, тоо, хийж байгаа зүйлийг бичээрэй. Гурван жилийн дараа тэр дэвтэр жижиг эрдэм шинжилгээ болно. Утсаар дуудлага тоглуулж шувуу дуудах нь тэдний цаг, хүчийг үрдэг тул хэрэглэхгүй.'),
      quote('Тогоруу ганганахад эмээ минь «Зун явлаа» гэж цайгаа өргөдөг байв.', 'Дарьганга сумын багш'),
      p('Хамгийн сайн цаг бол нар мандахаас хойших хоёр цаг. Сүрэг шөнөжин усан дээр хоноод хооллохоор хөдөлдөг тул толгой дээгүүр тань дуугаран нисэж өнгөрнө. Үд дунд ихэнх нь тарианы талбайд байх тул нуур хоосон санагдвал гомдох хэрэггүй, орой эргэж ирээрэй.'),
    ],
    en: [
      p('There are fifteen kinds of crane in the world, and six of them come to Mongolia. Most numerous is the demoiselle. It arrives in pairs in late spring, and in autumn whole flocks cross the Himalaya to India. For a bird of under five kilos it is one of the hardest roads on earth.'),
      h('Where to look'),
      ul(
        'Ugii lake, some 350 km from the city and protected under the Ramsar convention: geese, ducks and cranes.',
        'Ganga lake in Dariganga, where thousands of swans gather in autumn. Early October is best.',
        'Mongol Daguur in Dornod, for white-naped cranes and the rare Siberian crane.',
        'Close to the city, the willows and ponds along the Tuul: gulls and ducks, and now and then a black stork.',
      ),
      h('Four ways not to disturb them'),
      p('Stand so that the sun is behind you. Stay in the car, because birds fear the shape of a person and not that of a car. Keep three hundred metres away; if they raise their heads, you are already too near. And in May and June, when they nest, do not walk along the shore at all.'),
      picture('lake-camp_gold_20120', 'The shore of a lake', 'Rest the binoculars on a post or the car window, and your hands stop shaking.'),
      h('What to bring'),
      p('Binoculars that magnify eight times are enough for a family. Keep a notebook with the date, the place, how many there were and what they did: after three years it is a small piece of research. Do not play recorded calls. They cost birds time and strength that they need for the journey.'),
      quote('When the cranes called, my grandmother would say “There goes the summer”, and offer her first tea to the sky.', 'A teacher in Dariganga'),
      p('The best time is the two hours after sunrise, when the flocks leave the water to feed and pass calling over your head. At noon the lake may look empty. Come back in the evening.'),
    ],
  },
  related: ['a-night-under-the-stars'],
  comments: [
    comment('Ш. Солонго', 11, 'Машинаасаа буухгүй гэдэг санаа гайхалтай. Өвөгт тогоруу хоёр дэгдээхэйтэйгээ тавин метрт алхаж өнгөрлөө.'),
    comment(
      'Эрдэнэ',
      19,
      'Хар өрөвтсийг Туул дээр үзсэн хүн байна уу? Би арван жил хараагүй.',
      comment('О. Батзаяа', 25, 'Хавар, намрын нүүдлээр цөөн тоогоор өнгөрдөг. Өглөө эрт, Сонгинын доод талд азаа үзээрэй.'),
    ),
    comment('Дмитрий', 47, 'На Ганга-нур приехали в первых числах октября: лебедей больше тысячи. Шум стоит, как на вокзале.'),
    comment('Hannah', 72, 'We started a notebook with our twins. So far: forty ducks and one very proud goose.'),
  ],
};
