import { p, type SeedArticle, table } from '../shape';

export const naadamOpeningHours: SeedArticle = {
  kind: 'news',
  slug: 'naadam-opening-hours',
  image: 'stadium_day',
  imageAlt: { mn: 'Цэнгэлдэх хүрээлэн', en: 'The stadium' },
  tags: ['shop', 'events'],
  author: 'ganbat',
  daysAgo: 143,
  title: { mn: 'Наадмын өдрүүдийн ажлын цаг', en: 'Our opening hours over Naadam' },
  summary: {
    mn: 'Наадмын гурван өдөр дэлгүүрүүд амарч, Драгон төвийн захиалга олгох цэг үдээс хойш ажиллана.',
    en: 'The stores are closed for the three days of Naadam; the Dragon pickup point opens in the afternoon.',
  },
  body: {
    mn: [
      p('Долоодугаар сарын 11–\u206013 хүртэл эрийн гурван наадам үргэлжилнэ. Бид бүгдээрээ цэнгэлдэх, талбай, хөдөө төрөл садныдаа байна. Захиалгаа урьдчилан төлөвлөхөд тань зориулж хуваарийг нийтэлье.'),
      table(
        ['', '7 сарын 10', '11–\u206013', '14'],
        ['Төв, Зайсан', '10:00–\u206018:00', 'Амарна', '11:00 цагаас'],
        ['Дархан, Эрдэнэт', '10:00–\u206017:00', 'Амарна', '11:00 цагаас'],
        ['Драгон төв', '07:00–\u206021:00', '13:00–\u206018:00', '07:00 цагаас'],
      ),
      p('Хүргэлт арваны орой зогсож, арван дөрөвний өглөө эхэлнэ. Цэнгэлдэхийн тасалбар цахим хэлбэрээр очих тул хүлээх зүйлгүй. Утасны лавлах наадмын өдрүүдэд 10:00–\u206016:00 цагт ажиллана. Сайхан наадаарай.'),
    ],
    en: [
      p('Wrestling, archery and horse races fill the days from 11 to 13 July. We will be at the stadium, on the square or with relatives in the countryside, so here is our timetable in good time.'),
      table(
        ['', '10th', '11th–13th', '14th'],
        ['Central, Zaisan', '10:00–\u206018:00', 'Closed', 'From 11:00'],
        ['Darkhan, Erdenet', '10:00–\u206017:00', 'Closed', 'From 11:00'],
        ['Dragon terminal', '07:00–\u206021:00', '13:00–\u206018:00', 'From 07:00'],
      ),
      p('Couriers stop on the evening of the 10th and start again on the morning of the 14th. Tickets for the stadium come by email, and our help desk answers from ten to four throughout. Have a fine Naadam.'),
    ],
  },
};
