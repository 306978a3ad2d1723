import { p, quote, type SeedArticle } from '../shape';

export const womenMakersCollection: SeedArticle = {
  kind: 'news',
  slug: 'women-makers-collection',
  image: 'lotus_pink_a',
  imageAlt: { mn: 'Ягаан бадамлянхуа', en: 'A pink lotus' },
  tags: ['workshops', 'culture', 'shopping'],
  author: 'oyuna',
  daysAgo: 268,
  title: { mn: 'Эмэгтэй урчуудын цуглуулга: дөчин эд, дөчин нэр', en: 'The women makers’ collection: forty things, forty names' },
  summary: {
    mn: 'Гуравдугаар сарын наймныг тохиолдуулан савангаас хатгамал хүртэлх дөчин бүтээлийг хийсэн хүнийх нь нэртэй үзүүлж байна.',
    en: 'For 8 March we show forty pieces, from soap to embroidery, each with the name of the woman who made it.',
  },
  body: {
    mn: [
      p('Дэлгүүрт борлогддог гар урлалын олонхыг эмэгтэйчүүд хийдэг ч шошгон дээр нь ихэвчлэн урлангийн нэр байдаг. Энэ сар дөчин эдийн дэргэд хийсэн хүнийх нь нэр, сум, сурсан багшийг нь бичиж үзүүлнэ.'),
      p('Цуглуулганд Баян-Өлгийн хатгамалчин, Дорноговийн тэмээний ноосны ээрмэлчин, Улаанбаатарын арьсчин эгч дүүс орсон. Хамгийн ахмад нь 74, хамгийн залуу нь 19 настай. Бүгд зураг авахуулахаасаа өмнө ажлаа дуусгачихъя гэж адилхан хэлсэн.'),
      quote('Ээжийн хээг би өөрчилдөггүй, зөвхөн өнгийг нь сонгодог.', 'Баян-Өлгийн хатгамалчин'),
      p('Цуглуулга гуравдугаар сарын эцэс хүртэл. Борлуулалтын таван хувийг урлалын сургуульд элсэх охидын тэтгэлэгт өгнө.'),
    ],
    en: [
      p('Most of the handmade things in our shop are the work of women, yet the label usually carries the name of a workshop. This month forty pieces stand beside the name of their maker, her soum and the teacher she learned from.'),
      p('There is an embroiderer from Bayan-Ulgii, a spinner of camel wool from Dornogovi, and sisters in Ulaanbaatar who work in leather. The oldest is 74, the youngest 19. All of them said the same before we could take a picture: let me finish this first.'),
      quote('I never change my mother’s pattern. I only choose the colours.', 'An embroiderer from Bayan-Ulgii'),
      p('The collection is on show until the end of March. Five per cent of it goes into scholarships for girls who enter a craft school.'),
    ],
  },
};
