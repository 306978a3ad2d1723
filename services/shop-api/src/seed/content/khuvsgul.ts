import { h, p, picture, type SeedArticle, ul } from './shape';

export const khuvsgul: SeedArticle = {
  slug: 'the-shore-of-khuvsgul',
  image: 'article-lake_dawn',
  imageAlt: { mn: 'Үүрийн Хөвсгөл нуур', en: 'Lake Khuvsgul at dawn' },
  tags: ['travel'],
  author: 'oyuna',
  daysAgo: 41,
  title: { mn: 'Хөвсгөл далайн эргээр', en: 'Along the shore of Khuvsgul' },
  summary: {
    mn: 'Зүүн эрэг үү, баруун эрэг үү? Галт тэрэг, онгоц, машин? Анх удаа явж байгаа хүнд.',
    en: 'East shore or west? By plane or by car? For those who go for the first time.',
  },
  body: {
    mn: [
      p('Хөвсгөл нуур 136 км урт, Монголын цэнгэг усны нөөцийн далан хувийг агуулдаг. Ус нь тунгалаг тул хорин метрийн гүнд чулуу харагддаг. Ийм нуурыг нэг өдөрт үзэж барахгүй: дор хаяж гурван хоног төлөвлөөрэй.'),
      h('Яаж хүрэх вэ?'),
      p('Улаанбаатараас Мөрөн хүртэл онгоцоор нэг цаг хагас, машинаар 780 км засмал зам, арав орчим цаг. Мөрөнгөөс Хатгал тосгон хүртэл ахиад 100 км. Зун онгоцны суудал хоёр сарын өмнөөс дуусдаг.'),
      h('Аль эрэг вэ?'),
      p('Баруун эрэгт бааз олон, зам дөхөм, үйлчилгээ сайн. Зүүн эрэг намуухан, нар мандахыг нуур дээгүүр биш ар талаасаа угтана, зам муу тул жолоодох туршлагатай хүнд тохирно. Гэр бүлээрээ анх удаа явж байгаа бол баруун эргийг сонгоорой.'),
      picture('lake-camp_dawn', 'Нуурын эргийн гэр бааз', 'Эргийн ойролцоох гэрийг наад захын нэг сарын өмнө захиалаарай.'),
      h('Юу хийх вэ?'),
      ul(
        'Завиар Модон хуй арал хүртэл: хоёр цаг.',
        'Мориор ойн жимээр: эхлэгчдэд нэг цаг, туршлагатай хүнд өдрийн аялал.',
        'Явган аялал: Хатгалаас Жанхай хүртэл арван таван километр, шинэсэн ой дундуур.',
        'Хоёрдугаар сард бол мөсний баяр: чарга, мөсөн урлал, шагайн харваа.',
      ),
      h('Байгалиа хайрлая'),
      p('Нуурын усанд саван, шампунь хэрэглэж болохгүй. Эргээс 200 метрээс дотогш машин оруулахыг хориглодог. Авчирсан хогоо авч буцаарай. Түүдэг галыг зөвхөн зөвшөөрсөн цэгт асаагаарай: намар ойн түймрийн аюултай.'),
    ],
    en: [
      p('Khuvsgul is 136 km long and holds seventy per cent of Mongolia’s fresh water, so clear that you see stones twenty metres down. It is not a lake for a day: plan three nights at least.'),
      h('Getting there'),
      p('Fly from Ulaanbaatar to Murun in an hour and a half, or drive 780 km of asphalt in about ten hours. From Murun it is another 100 km to the village of Khatgal. Summer flights sell out two months ahead.'),
      h('Which shore?'),
      p('The west shore has more camps, a better road and better service. The east shore is quieter, and its track is for people who like driving. With a family and for the first time, choose the west.'),
      picture('lake-camp_dawn', 'A ger camp on the shore', 'Book the gers next to the water a month ahead at the very least.'),
      h('What to do'),
      ul(
        'Take a boat to Modon Khui island: two hours.',
        'Ride through the forest: an hour for beginners, a day if you know horses.',
        'Hike the fifteen kilometres from Khatgal to Jankhai under the larches.',
        'In February come for the ice festival: sledges, ice carving and ankle-bone shooting.',
      ),
      h('Leave it as it is'),
      p('Use no soap or shampoo in the lake. Cars may not come closer than 200 metres to the shore. Take your rubbish home. Light fires only where it is allowed: in autumn the forest burns easily.'),
    ],
  },
};
