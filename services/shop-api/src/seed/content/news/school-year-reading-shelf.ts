import { p, type SeedArticle, ul } from '../shape';

export const schoolYearReadingShelf: SeedArticle = {
  kind: 'news',
  slug: 'school-year-reading-shelf',
  image: 'book_turquoise_a',
  imageAlt: { mn: 'Номин ногоон ном', en: 'A turquoise book' },
  tags: ['family', 'culture'],
  author: 'batzaya',
  daysAgo: 88,
  title: { mn: 'Хичээлийн шинэ жилд: насны ангилалтай номын тавиур', en: 'For the new school year: a shelf sorted by age' },
  summary: {
    mn: '«Номын хүрд»-ийн 40 ном дөрвөн насны ангиллаар. Багш нар хамт сонгосон.',
    en: 'Forty books from Nomiin Khurd in four groups of age, chosen together with teachers.',
  },
  body: {
    mn: [
      p('Есдүгээр сарын нэгний өдөр цүнх, харандаанаас гадна ном бэлэглэх хүн олон. Гэвч аль нас нь аль номонд таарахыг хавтаснаас нь мэдэхэд бэрх. Тиймээс бид гурван сургуулийн бага ангийн багш нартай хамт дөчин номыг уншиж, тавиурыг шинээр цэгцэллээ.'),
      ul(
        '3–\u20605 нас: чанга дуугаар уншихад зориулсан, зураг ихтэй.',
        '6–\u20607 нас: том үсэгтэй, богино өгүүлбэртэй анхны номууд.',
        '8–\u206010 нас: амьтан, од эрхэс, аяллын тухай бодит түүхүүд.',
        '11 нас ба түүнээс дээш: роман, түүх, шүлэг.',
      ),
      p('Миний зөвлөгөө: эхний номыг хүүхэд өөрөө сонгож, хоёр дахийг нь та сонгоорой. Тавиурын бүх ном есдүгээр сарын дунд хүртэл арван хувь хямд.'),
    ],
    en: [
      p('On the first of September many children receive a book along with pencils and a bag. Which one suits which age, though, is hard to tell from a cover. We sat down with primary teachers of three schools, read forty books and put our shelf in a new order.'),
      ul(
        'Ages 3 to 5: to be read aloud, with many pictures.',
        'Ages 6 and 7: first books with large letters and short sentences.',
        'Ages 8 to 10: true stories of animals, stars and journeys.',
        'Age 11 and over: novels, history and poems.',
      ),
      p('My own advice: let the child choose the first one and choose the second yourself. All forty are ten per cent off until the middle of the month.'),
    ],
  },
};
