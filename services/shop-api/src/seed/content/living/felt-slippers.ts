import { comment, h, p, picture, product, quote, type SeedArticle, ul } from '../shape';

export const feltSlippers: SeedArticle = {
  slug: 'felt-slippers-for-the-whole-house',
  image: 'feltslipper_grey_a',
  imageAlt: { mn: 'Саарал эсгий углааш', en: 'Grey felt slippers' },
  tags: ['home', 'wear', 'care'],
  author: 'oyuna',
  daysAgo: 58,
  title: { mn: 'Эсгий углааш: гэрийн хамгийн чимээгүй гутал', en: 'Felt slippers, the quietest shoes in the house' },
  summary: {
    mn: 'Яаж сонгох, хэрхэн цэвэрлэх, зочинд хэдэн хос бэлдэх вэ?',
    en: 'How to choose them, how to clean them, and how many pairs to keep for guests.',
  },
  body: {
    mn: [
      p('Аравдугаар сард, паар халж амжаагүй үеийн хүйтэн шалыг хүн бүр мэднэ. Тэр хоёр долоо хоногт эсгий углааш хамгийн их зарагддаг. Гэвч сайн хос углаашийг зуны сэрүүн өглөө ч өмсөж болно: эсгий хөлийг халаахаас илүү жигд хэмд барьдаг. Хүүхэдтэй, доороо хөрштэй айлд бас нэг ач тустай: алхаа бараг сонсогдохгүй.'),
      h('Нэг хэсгээр цохисон уу, оёсон уу?'),
      p('Хэв дээр бүтэн цохисон углааш оёдолгүй тул хөл хавчихгүй, сарын дараа өмсөгчийнхөө хөлийн хэлбэртэй болно. Эсгий хавтангаас эсгэж оёсон нь хямд, хөнгөн, харин хажуугийн оёдол нь түрүүлж цоордог. Аль алиныг нь улнаас нь эргүүлж үзээрэй: ул тусдаа наасан давхартай байвал хоёр дахин удаан явна.'),
      picture('feltslipper_sand_b', 'Зочны эсгий углааш', 'Зочны таван хос: хоёр том, хоёр дунд, нэг хүүхдийн хэмжээ тохиромжтой.'),
      h('Ямар ул вэ?'),
      ul(
        'Эсгий ул: хивстэй өрөөнд. Паркетан дээр гулгадаг.',
        'Арьсан ул: ихэнх шаланд тохиромжтой, чимээгүй.',
        'Резинэн ул: шатаар бууж, шуудан авахаар гарч байгаа хүнд.',
      ),
      product('esgii-uglaash-grey'),
      h('Цэвэрлэх'),
      p('Тоосыг хатуу сойзоор ноосных нь дагуу сойзно. Толбыг бүлээн усанд норгосон даавуугаар тогшиж авна. Бүтэн угаах бол 30 хэмийн усанд гараар хурдан угааж, сонин чихэж сэрүүн газар хоёр хоног хатаана. Машинд эргүүлсэн эсгий нэг размераар агшина.'),
      p('Хоёр дахь жилээс ул нь нимгэрч эхэлдэг. Хуучин эсгий гутлын түрийнээс ултай тэнцүү хэсэг хайчлаад дотор нь тавихад дахиад нэг өвөл дулаан.'),
      quote('Зочны хөл дулаан бол яриа нь урт.', 'Өвөрхангайн хөгшчүүлийн үг'),
    ],
    en: [
      p('Everyone knows the floor in October, before the heating has come on. Those are the two weeks when most felt slippers are sold. A good pair is just as pleasant on a cool summer morning, because felt does not so much heat the foot as keep it even.'),
      h('Felted whole or sewn'),
      p('Slippers felted in one piece over a last have no seam to rub, and after a month they have the shape of their owner. Slippers cut from sheets and sewn are lighter and cheaper; the side seam is the first thing to go. Turn either kind over: with a separate sole glued on it lasts twice as long.'),
      picture('feltslipper_sand_b', 'Felt slippers for guests', 'Five pairs for guests: two large, two medium and one for a child.'),
      h('Which sole'),
      ul(
        'Felt, for rooms with carpet. It slips on parquet.',
        'Leather, quiet and right for most floors.',
        'Rubber, if you walk down to the letter box in them.',
      ),
      product('esgii-uglaash-grey'),
      h('Cleaning'),
      p('Brush dust off along the fibre with a stiff brush and dab stains with a damp cloth. For a full wash use your hands and water of 30 °C, be quick, fill them with newspaper and dry them for two days in a cool place. A washing machine shrinks felt by a whole size.'),
      p('The sole thins in the second year. Cut an insole from the shaft of an old felt boot and you have one more winter.'),
      quote('Warm feet make a guest talk longer.', 'As the old say in Uvurkhangai'),
    ],
  },
  related: ['choosing-felt-boots', 'felt-makers-of-tsetserleg'],
  comments: [
    comment('Ц. Болор', 9, 'Хуучин гутлаараа улавч хийж үзлээ, их дулаан болсон. Баярлалаа.'),
    comment('Э. Тэмүүлэн', 20, 'Машинд угаагаад охиныхоо размер болгосон хүн энд байна.', comment('С. Оюун', 24, 'Нойтон үед нь өөрөө өмсөөд нэг цаг сууж үзээрэй, хагас размер эргэж сунадаг.'), comment('Э. Тэмүүлэн', 52, 'Туршлаа, бараг хэвэндээ орлоо.')),
    comment('Mia', 90, 'My downstairs neighbours thanked me for buying these. Really.'),
  ],
};
