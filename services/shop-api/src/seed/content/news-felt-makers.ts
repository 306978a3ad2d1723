import { comment, h, p, picture, product, quote, type SeedArticle, ul } from './shape';

export const feltMakers: SeedArticle = {
  kind: 'news',
  slug: 'felt-makers-of-tsetserleg',
  image: 'feltboot_brown_use',
  imageAlt: { mn: 'Бор эсгий гутал', en: 'Brown felt boots' },
  tags: ['workshops', 'wear', 'winter'],
  author: 'oyuna',
  daysAgo: 6,
  title: {
    mn: 'Цэцэрлэгийн эсгийчид энэ өвөл гурван мянган хос гутал хийнэ',
    en: 'Felt makers in Tsetserleg prepare three thousand pairs of boots',
  },
  summary: {
    mn: 'Арван нэгэн айлын хоршоо намрын ноосоо цохиж дуусаад, захиалгын ажилдаа орлоо. Бид очиж үзэв.',
    en: 'The cooperative of eleven families has finished beating the autumn wool and starts on its orders. We paid them a visit.',
  },
  body: {
    mn: [
      p('Архангайн Цэцэрлэг хотын захад, хуучин тээврийн баазын дулаан гаражид өглөө зургаан цагаас цохилтын чимээ гарна. Энд намар хяргасан хонины ноосыг самнаж, чийглэж, гутлын хэв дээр давхарлан цохидог. Нэг хос гуталд кило гаруй ноос, хоёр өдрийн ажил ордог.'),
      h('Яагаад намрын ноос вэ?'),
      p('Хаврын ноос урт боловч хялгас ихтэй. Намрынх нь богино, нарийн тул шигүү эсгийрдэг. Хоршоо энэ жил Тариат, Хангай сумын малчдаас дөрвөн тонн ноос худалдаж авсан нь сүүлийн таван жилийн хамгийн их тоо.'),
      quote('Гар эсгийг таньдаг болтол гурван жил. Харин таньсных нь дараа муу эсгийд хүрэхээ больдог.', 'Хоршооны ахлагч Д. Цэрэнпунцаг'),
      picture('feltboot_grey_use', 'Саарал эсгий гутал цасан дээр', 'Эхний мянган хос арванхоёрдугаар сарын эхээр дэлгүүрт ирнэ.'),
      h('Дэлгүүрт байгаа нь'),
      product('khangai-esgii-gutal-brown'),
      product('khangai-esgii-gutal-grey'),
      ul('Хүүхдийн размер энэ жил анх удаа гарна.', 'Ул нь солигддог: элэгдвэл шинээр наалгаж болно.'),
    ],
    en: [
      p('On the edge of Tsetserleg, in the heated garage of an old haulage depot, the beating starts at six in the morning. The wool shorn in autumn is combed, damped and beaten in layers over wooden lasts. A pair of boots takes over a kilo of wool and two days of work.'),
      h('Why autumn wool'),
      p('Spring wool is longer, but coarse. Autumn wool is short and fine, so it felts tightly. This year the cooperative bought four tons from the herders of Tariat and Khangai, more than in any of the last five years.'),
      quote('It takes three years until your hands know felt. Once they do, they refuse to touch the bad kind.', 'D. Tserenpuntsag, head of the cooperative'),
      picture('feltboot_grey_use', 'Grey felt boots in the snow', 'The first thousand pairs reach the shop in early December.'),
      h('In the shop now'),
      product('khangai-esgii-gutal-brown'),
      product('khangai-esgii-gutal-grey'),
      ul('Children’s sizes come for the first time this year.', 'The soles can be replaced: when they are worn, have new ones glued on.'),
    ],
  },
  related: ['choosing-felt-boots'],
  comments: [
    comment(
      'Ж. Пүрэвсүрэн',
      4,
      'Манай аав яг энэ хоршоонд ажилладаг байсан. Зургийг нь хараад нулимс гарлаа, баярлалаа.',
      comment('С. Оюун', 30, 'Аавын тань цохисон хэв одоо ч хананд нь өлгөөтэй байна лээ.'),
    ),
    comment('Мөнх-Оргил', 26, '2023 онд авсан саарлыг нь одоо хүртэл өмсөж байна. Улыг нь хаана солиулах вэ?'),
    comment('Zoe M.', 50, 'I bought a pair as a tourist and my feet have not been cold since. More stories like this one, please.'),
  ],
};
