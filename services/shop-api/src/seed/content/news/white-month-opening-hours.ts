import { b, p, type SeedArticle, ul } from '../shape';

export const whiteMonthOpeningHours: SeedArticle = {
  kind: 'news',
  slug: 'white-month-opening-hours',
  image: 'steppe-gers_winter_10062',
  imageAlt: { mn: 'Цастай тал дахь гэрүүд', en: 'Gers on the snowy steppe' },
  tags: ['shop', 'shopping', 'food'],
  author: 'ganbat',
  daysAgo: 288,
  title: { mn: 'Цагаан сарын өдрүүдийн ажлын цаг', en: 'Our opening hours over the White Month' },
  summary: {
    mn: 'Шинийн нэгнээс гурван хүртэл амарна. Битүүний өдөр 15 цаг хүртэл нээлттэй.',
    en: 'We rest on the first three days of the lunar year and are open until three on the day before.',
  },
  body: {
    mn: [
      p('Битүүний орой дутсан зүйлээ хайж хот тойрохгүйн тулд хуваариа эрт хүргэж байна.'),
      ul(
        [b('Битүүн:'), ' бүх салбар 15 цаг хүртэл, 12 цагаас өмнөх захиалгыг тэр өдөрт нь хүргэнэ.'],
        [b('Шинийн нэгнээс гурванд:'), ' амарна. Сайт дээр захиалсныг шинийн дөрвөнөөс эхлэн хүргэнэ.'],
        [b('Шинийн дөрвөнөөс:'), ' ердийн цагаар.'],
      ),
      p('Идээ, буузаа хэт их бэлтгээд үлдээх айл жил бүр гардаг. Ирэх зочноо тоолж, хөлдөөгчийнхөө зайг хараад захиалвал хэмнэлттэй. Гарын бэлгээ эрт захиалбал долоо хоногийн дотор хүрнэ.'),
      p('Сар шинийн мэнд хүргэе. Сүрэг мал тань өвлийг өнтэй давж, айл гэр тань амар тайван шинэлээсэй.'),
    ],
    en: [
      p('On the eve of the lunar year nobody wants to run around town for what is missing, so here are our hours early enough to plan.'),
      ul(
        [b('The day before:'), ' all stores close at three. Couriers deliver what was ordered by noon.'],
        [b('Days one to three:'), ' closed. Orders placed on the site go out from the fourth day.'],
        [b('From the fourth day:'), ' as usual.'],
      ),
      p('Every year somebody prepares far too many dumplings and dishes. Count your guests, measure the space in your freezer and order accordingly. Presents for your visitors reach you in time if you order a week ahead.'),
      p('We wish you a happy White Month and an easy rest of the winter for your animals.'),
    ],
  },
};
