import { p, product, type SeedArticle, ul } from '../shape';

export const lessPlasticInTheParcel: SeedArticle = {
  kind: 'news',
  slug: 'less-plastic-in-the-parcel',
  image: 'terelj-rocks_gold_10090-0',
  imageAlt: { mn: 'Тэрэлжийн хад асга', en: 'The rocks of Terelj' },
  tags: ['shop', 'nature'],
  author: 'enkhjin',
  daysAgo: 155,
  title: { mn: 'Илгээмжээс хуванцар багаслаа', en: 'Less plastic in your parcel' },
  summary: {
    mn: 'Бөмбөлөгт уут, скочийн оронд цаас, үлдэгдэл эсгий хэрэглэж эхэллээ. Хайрцгаа буцааж болно.',
    en: 'Paper and felt trimmings take the place of bubble wrap, and we take our boxes back.',
  },
  body: {
    mn: [
      p('Би жил бүр тал нутагт зураг авахдаа бутанд тээглэсэн уут хардаг. Түүний зарим нь илгээмжийн боодол байсан байх. Тиймээс дэлгүүрийн агуулах энэ сараас боодлоо өөрчилж байгаа нь надад дотно мэдээ.'),
      ul(
        'Хагарах зүйлийг эсгийчдийн илүүдэл эсгийгээр ороож, цаасаар дүүргэнэ.',
        'Скочийн оронд усаар наалддаг цаасан тууз.',
        'Хайрцгаа хадгалаад хүргэлтийн ажилтанд буцаан өгвөл дахин ашиглана.',
      ),
      product('tulga-gal-tulga-4'),
      p('Туршилтын гурван долоо хоногт гэмтсэн барааны тоо өөрчлөгдөөгүй. Хөлдүү хүнс, шил савтай бараанд одоохондоо дулаалга шаардлагатай; түүнийг нь ч ноосон зүйлээр солих туршилт намар эхэлнэ.'),
    ],
    en: [
      p('Every year, when I go out to take pictures, I see plastic bags caught in the bushes of the steppe. Some of them must have been packaging once, so it is good news to me that our warehouse packs differently from this month.'),
      ul(
        'Fragile things are wrapped in trimmings from the felt makers and padded with paper.',
        'Paper tape that sticks with water takes the place of plastic tape.',
        'Keep the box and hand it to our courier: it goes out again.',
      ),
      product('tulga-gal-tulga-4'),
      p('Three weeks of trials brought no more breakages than before. Frozen food still needs insulation; from autumn we will try wool for that as well.'),
    ],
  },
};
