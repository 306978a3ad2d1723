import { comment, p, type SeedArticle, ul } from '../shape';

export const horseHeadFiddle: SeedArticle = {
  kind: 'news',
  slug: 'evening-of-the-horse-head-fiddle',
  image: 'stage-folk_gold',
  imageAlt: { mn: 'Үндэсний хөгжмийн тайз', en: 'A stage for folk music' },
  tags: ['events', 'culture', 'city'],
  author: 'ganbat',
  daysAgo: 44,
  title: { mn: 'Морин хуурын үдэш: тасалбар худалдаанд гарлаа', en: 'An evening of horse-head fiddles: tickets are on sale' },
  summary: {
    mn: 'Хорин хуурч нэг тайзнаа. Цахим тасалбараа утсаараа үзүүлээд л орно.',
    en: 'Twenty fiddles on one stage, and a ticket that lives on your phone.',
  },
  body: {
    mn: [
      p('Өвлийн улирлын анхны үндэсний хөгжмийн үдшийн тасалбар өнөөдрөөс манай дэлгүүрт зарагдаж эхэллээ. Хорин морин хуур, хоёр хөөмийч, нэг уртын дуучин хоёр цагийн хөтөлбөрт тоглоно. Тоглолтын дараа хуурчид үүдний танхимд хуураа үзүүлж, асуултад хариулна.'),
      ul(
        'Заал, тагтны аль нэгийг сонгоно. Хамт авсан суудлууд зэрэгцээ байрлана.',
        'Тасалбар төлбөр төлөгдмөгц имэйлээр очно. Хэвлэх шаардлагагүй.',
        'Долоон нас хүртэлх хүүхэд эцэг эхийн өвөр дээр үнэгүй.',
      ),
      p('Эгнээ бүр өөр сонсогддог гэдгийг манай сурвалжлагч шалгав: голын долоо, наймдугаар эгнээнд хуурын намуун дуу хамгийн жигд сонсогддог. Хөөмийг харин ойроос сонсох нь илүү.'),
    ],
    en: [
      p('Tickets for the first folk evening of the season are on sale with us from today. Twenty horse-head fiddles, two throat singers and a singer of long songs fill a two-hour programme. Afterwards the players show their instruments in the foyer and answer questions.'),
      ul(
        'Choose the stalls or the balcony. Seats that you buy together are side by side.',
        'The ticket comes by email as soon as you have paid. There is no need to print it.',
        'Children under seven sit on a parent’s lap free of charge.',
      ),
      p('Our reporter has tried every row. In the middle of the seventh and eighth the fiddles blend best; for throat singing, the closer the better.'),
    ],
  },
  comments: [
    comment('Бямбасүрэн', 6, 'Өнгөрсөн жилийнхэд очсон. Хорин хуур зэрэг эхлэхэд арьс арзайдаг юм билээ.'),
    comment(
      'М. Жавхлан',
      14,
      'Тэргэнцэртэй хүн орох боломжтой юу? Эмээгээ авч очих гэсэн юм.',
      comment('Л. Ганбат', 18, 'Зүүн хаалга налуу замтай, эхний эгнээний захад хоёр зай бий. Захиалгын тайлбарт бичээрэй, ажилтан угтана.'),
      comment('М. Жавхлан', 20, 'Маш их баярлалаа. Эмээ аль хэдийн дээлээ индүүдэж байна.'),
    ),
    comment('Kenji', 400, 'Row eight, as advised. Perfect. Thank you for the tip.'),
  ],
};
