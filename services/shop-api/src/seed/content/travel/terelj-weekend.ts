import { comment, h, ol, p, picture, type SeedArticle, ul } from '../shape';

export const tereljWeekend: SeedArticle = {
  slug: 'terelj-in-a-weekend',
  image: 'terelj-rocks_gold_10091',
  imageAlt: { mn: 'Тэрэлжийн хад нар жаргах үед', en: 'The rocks of Terelj at sunset' },
  tags: ['travel', 'nature', 'family'],
  author: 'temuujin',
  daysAgo: 181,
  title: { mn: 'Тэрэлжид хоёр өдөр', en: 'A weekend in Terelj' },
  summary: {
    mn: 'Баасан гаригийн орой гараад ням гаригт түгжрэлгүй буцах маршрут.',
    en: 'A route that leaves on Friday evening and brings you back on Sunday ahead of the traffic.',
  },
  body: {
    mn: [
      p('Горхи-Тэрэлжийн байгалийн цогцолборт газар хотоос нэг цаг гаруйхан. Ойр болохоор хүмүүс өглөө очоод орой буцдаг. Гэтэл хадны өнгө хамгийн сайхан харагдах нар мандах, жаргах хоёр цагт тэд замдаа явж байдаг. Нэг шөнө ч гэсэн хоноорой.'),
      h('Хоёр өдрийн хуваарь'),
      ol(
        'Баасан гаригийн орой ажлаа тараад гарна. Хоолоо гэрээсээ аваад явбал баазад очоод шууд амарна.',
        'Бямба гаригийн өглөө Мэлхий хад: найман цагт зогсоол хоосон, гэрэл зөөлөн.',
        'Үдээс өмнө Ариабалын хийд хүртэл алхана. Гүүрний цаана 108 шат бий, яарах хэрэггүй.',
        'Үдээс хойш голын эргээр мориор нэг цаг, эсвэл бургасан дундуур явганаар.',
        'Ням гаригт өглөөний цайгаа ууж, үдээс өмнө буцна. Гурван цагаас хойш Налайхын зам түгжирдэг.',
      ),
      h('Хаана хонох вэ?'),
      p('Замын хажуугийн бааз хүрэхэд дөхөм, харин амралтын өдөр дуу чимээ ихтэй. Нам гүм хүсвэл гол руу, эсвэл жижиг ам руу орсон баазыг сонгоорой. Захиалахдаа галаа хэн түлдэг, халуун ус хэдэн цагт гардагийг асуугаарай. Зургаадугаар сард ч шөнө хүйтэн байдаг.'),
      picture('terelj-camp_day', 'Тэрэлжийн гэр бааз өдөр', 'Амны дээд талын гэрээс тэнгэр уудам харагдана.'),
      h('Юу авч явах вэ?'),
      ul(
        'Салхины хүрэм, дулаан цамц: өдөр 25 хэм байсан ч орой 8 хэм болно.',
        'Хачгаас хамгаалах урт оймс, цайвар өмд. Орой бие биеэ үзээрэй.',
        'Хогны уут хоёр ширхэг: нэг нь өөрийн, нэг нь замд таарсан хогонд.',
      ),
      p('Хад руу авирах сонирхолтой ч буух нь авирахаас хэцүү. Хүүхдээ өөрийн өндрөөс дээш ганцааранг нь гаргаж болохгүй, борооны дараа хад гулгамтгай.'),
      p('Хэрэв ганц өдөр л байвал бүхнийг үзэх гэж яарах хэрэггүй. Нэг хад, нэг алхалт, нэг удаан хоол: ийм өдөр гурван газарт зогссон өдрөөс удаан санагдана.'),
    ],
    en: [
      p('Gorkhi-Terelj national park is little more than an hour from the city, so most people come in the morning and leave at night. They spend the two best hours, when the granite glows, sitting in the car. Stay, if only for one night.'),
      h('Two days, hour by hour'),
      ol(
        'Leave on Friday straight after work, with supper in a box, and go to bed early.',
        'On Saturday be at Turtle Rock by eight: the car park is empty and the light is soft.',
        'Before noon walk up to the Aryabal meditation temple. Beyond the bridge there are 108 steps; take your time.',
        'In the afternoon ride along the river for an hour, or walk through the willows instead.',
        'On Sunday have a late breakfast and leave before noon. After three the Nalaikh road fills up.',
      ),
      h('Where to sleep'),
      p('Camps beside the road are easy to reach and loud at weekends. For silence choose one near the river or up a side valley. When you book, ask who keeps the stove going and when there is hot water: nights are cold even in June.'),
      picture('terelj-camp_day', 'A ger camp in Terelj by day', 'The higher up the valley, the wider the sky.'),
      h('What to bring'),
      ul(
        'A windproof jacket and a warm jumper: 25 degrees at noon can be 8 after dark.',
        'Long socks and light trousers against ticks. Check each other in the evening.',
        'Two rubbish bags, one for your own and one for what you find.',
      ),
      p('The rocks invite you to climb, but coming down is the harder half. Do not let children go higher than your head on their own, and stay off the granite after rain.'),
      p('If you only have a day, do not try to see it all. One rock, one walk and one long lunch stay with you longer than three stops.'),
    ],
  },
  related: ['ulaanbaatar-in-three-days', 'visiting-a-ger'],
  comments: [
    comment(
      'Б. Уянга',
      6,
      'Найман цагт Мэлхий хад дээр үнэхээр хүнгүй байдаг юм байна. Хүүхдүүд хонины бэлчээр дундуур гүйж, жинхэнэ амарлаа.',
      comment('Д. Тэмүүжин', 11, 'Сайхан байна. Дараагийн удаа цасан дээр очоод үзээрэй, бүр нам гүм.'),
    ),
    comment('Ганзориг', 28, 'Ням гаригт үдээс өмнө буцна гэдэг арай харамсалтай. Би орой долоон цагаас хойш хөдөлдөг, зам мөн адил сул байдаг.'),
    comment('Claire', 52, 'Can you get there without a car? We are two and would rather not hire a driver for both days.', comment('Б. Уянга', 60, 'There is a bus in the afternoon, but ask your camp to pick you up from the road.')),
  ],
};
