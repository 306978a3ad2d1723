import { comment, ol, p, type SeedArticle } from '../shape';

export const readersVoteWinterSoup: SeedArticle = {
  kind: 'news',
  slug: 'readers-vote-winter-soup',
  image: 'steaming-bowl_sand_c',
  imageAlt: { mn: 'Уур савссан аягатай шөл', en: 'A steaming bowl of soup' },
  tags: ['food', 'winter'],
  author: 'bolormaa',
  daysAgo: 29,
  title: { mn: 'Уншигчдын санал: өвлийн хамгийн сайхан шөл', en: 'You voted: the best soup of the winter' },
  summary: {
    mn: '1,840 уншигч саналаа өгч, банштай цай гурилтай шөлийг 62 саналаар хожлоо.',
    en: '1,840 readers took part, and tea with dumplings beat noodle soup by 62 votes.',
  },
  body: {
    mn: [
      p('Хоёр долоо хоногийн турш та бүхнээс хүйтэн өдөр ямар шөл хамгийн түрүүнд санаанд буудгийг асуусан билээ. 1,840 хүн хариулж, 300 гаруй нь жороо хамт илгээв. Эхний хоёр байрын зөрүү ердөө 62 санал байлаа.'),
      ol('Банштай цай – 611 санал', 'Гурилтай шөл – 549 санал', 'Хар шөл – 402 санал', 'Хуйцаа – 278 санал'),
      p('Банштай цайны талынхны гол тайлбар: «нэг аяганд цай, хоол хоёулаа». Олон хүн банш хийхийн өмнө цайгаа бага зэрэг хийцтэй, давсыг нь багатай чанадаг гэж бичжээ.'),
      p('Жор илгээсэн уншигчдаас сугалаагаар гурван хүнд ширэм тогоо бэлэглэлээ. Ялагчид имэйлээ шалгаарай. Дараагийн санал асуулга хаврын амттангийн тухай байна.'),
    ],
    en: [
      p('For two weeks we asked which soup comes to your mind first when it is cold outside. 1,840 of you answered, and more than three hundred sent a recipe along. Only 62 votes lay between the first and the second.'),
      ol('Milk tea with dumplings: 611 votes', 'Noodle soup with mutton: 549', 'Clear broth: 402', 'Khuitsaa, the stew of meatballs and vegetables: 278'),
      p('The winners’ argument was short: “Tea and dinner in one bowl.” Many of you brew the tea a little stronger and salt it less before the dumplings go in.'),
      p('Three of those who sent a recipe win a cast-iron pot, drawn by lot; they have an email from us. The next vote will be about sweets for the spring.'),
    ],
  },
  comments: [
    comment(
      'Ж. Цэцэгээ',
      4,
      'Хуйцаа сүүлд орсонд гомдож байна. Нялх төмстэй, байцаатай хуйцаанаас илүү юу байх билээ?',
      comment('Г. Болормаа', 7, 'Би ч хуйцааны талд байсан шүү. Ирэх өвөл дахин өрсөлдүүлье.'),
      comment('Отгонбаяр', 11, 'Хуйцаа шөл мөн үү, хоол уу гэдгийг эхлээд шийдэх хэрэгтэй байх.'),
    ),
    comment('Laura', 19, 'My Mongolian mother-in-law says the tea must be salted after the dumplings. I do as I am told.'),
  ],
};
