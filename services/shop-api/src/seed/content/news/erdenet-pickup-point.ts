import { p, type SeedArticle, ul } from '../shape';

export const erdenetPickupPoint: SeedArticle = {
  kind: 'news',
  slug: 'erdenet-pickup-point',
  image: 'house-with-garden_sand_a',
  imageAlt: { mn: 'Цэцэрлэгтэй байшин', en: 'A house with a garden' },
  tags: ['shop', 'shopping'],
  author: 'ganbat',
  daysAgo: 246,
  title: { mn: 'Эрдэнэтийн захиалга олгох цэг ажиллаж эхэллээ', en: 'A pickup point in Erdenet' },
  summary: {
    mn: 'Автобусны төв буудлын хажууд, даваагаас бямба гараг хүртэл 9–\u206018 цагт.',
    en: 'Next to the coach station, from nine to six, Monday to Saturday.',
  },
  body: {
    mn: [
      p('Эрдэнэт бол хамгийн их захиалга ирдэг гурван хотын нэг. Өнгөрсөн жил эндээс 11,000 гаруй захиалга ирсэн ч хүргэлтийг хоёр, гурван хоног хүлээдэг байлаа. Одоо ачаа өдөр бүр явж, захиалсны маргааш оройн 16 цагт цэг дээрээ бэлэн болно.'),
      ul(
        'Үнэгүй: очиж авахад хүргэлтийн төлбөр байхгүй.',
        'Өмсөж үзээд таарахгүй бол тэр даруй буцаана.',
        'Төлбөрөө захиалах үедээ төлнө. Цэг дээр бэлэн мөнгө авахгүй.',
      ),
      p('Цэгийг нутгийн хоёр залуу хариуцан ажиллуулж байгаа бөгөөд уурхайн ээлжийн хуваарьтай хүмүүсийн захиалгыг итгэсэн хүнд нь олгоно. Захиалгын хуудсан дээрээ нэрийг нь оруулахад хангалттай.'),
    ],
    en: [
      p('Erdenet is among the three cities that order most from us: more than 11,000 parcels last year, each of which took two or three days. Now a van goes every day, and what you order is ready at four o’clock on the following afternoon.'),
      ul(
        'Free of charge: there is no delivery fee when you collect.',
        'Try things on and hand back at once what does not fit.',
        'You pay when you order; the counter takes no cash.',
      ),
      p('Two young people from the city run the point. For everyone who works shifts at the mine, somebody else may collect the parcel: enter that person’s name in your order.'),
    ],
  },
};
