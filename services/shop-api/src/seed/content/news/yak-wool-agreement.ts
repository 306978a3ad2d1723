import { p, quote, type SeedArticle } from '../shape';

export const yakWoolAgreement: SeedArticle = {
  kind: 'news',
  slug: 'yak-wool-agreement',
  image: 'yarn_camel_a',
  imageAlt: { mn: 'Будаагүй утас', en: 'Undyed yarn' },
  tags: ['workshops', 'wear'],
  author: 'nomin',
  daysAgo: 53,
  title: { mn: 'Сарлагийн ноосыг малчдаас гурван жилийн гэрээгээр авна', en: 'Three years of yak wool, straight from the herders' },
  summary: {
    mn: '«Ноолой» брэнд Архангай, Хөвсгөлийн 64 өрхтэй үнээ урьдчилан тохирсон гэрээ байгууллаа.',
    en: 'Nooloi and 64 families in Arkhangai and Khuvsgul have agreed on a price in advance.',
  },
  body: {
    mn: [
      p('Ноосны үнэ жил бүр хэлбэлздэг нь малчинд ч, урланд ч хэцүү. «Ноолой» энэ намар 64 өрхтэй гурван жилийн гэрээ хийж, доод үнээ урьдчилан тохирлоо. Ноосны ханш өсвөл зөрүүг нэмж олгоно, буурвал тохирсон үнэ хэвээр.'),
      p('Сарлагийн хөөврийг хавар самнаж авдаг. Гэрээт өрхүүд өнгөөр нь ялгаж, хялгасыг түүсэн ноосыг өндөр үнээр тушаана. Ингэснээр урлан будахгүйгээр бор, хүрэн, саарал гурван өнгийн утас ээрэх боломжтой болж байгаа юм.'),
      quote('Хэдэн төгрөг орж ирэхийг хавраас мэдэж байвал намрын бэлтгэл шал өөр болно.', 'Архангай аймгийн малчин'),
      p('Гэрээний дагуу сүлжсэн анхны оймс, цамц ирэх өвөл дэлгүүрт гарна. Шошгон дээр нь ноос ямар сумаас ирснийг бичнэ.'),
    ],
    en: [
      p('The price of wool goes up and down every year, which is hard on herders and mills alike. This autumn Nooloi signed an agreement of three years with 64 families. It names a lowest price: if the market pays more, so does Nooloi; if it pays less, the price stays.'),
      p('Yak down is combed out in spring. The families sort it by colour, pick out the coarse hair and are paid more for it, and the mill can spin three natural shades – brown, dark brown and grey – without any dye.'),
      quote('If I know in spring what will come in, I prepare for winter in a different way.', 'A herder in Arkhangai'),
      p('The first socks and sweaters from this wool arrive next winter. Their labels will name the soum it came from.'),
    ],
  },
  related: ['cashmere-combing-season'],
};
