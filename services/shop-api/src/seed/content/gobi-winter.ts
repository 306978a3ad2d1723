import { h, p, picture, quote, type SeedArticle, ul } from './shape';

export const gobiWinter: SeedArticle = {
  slug: 'gobi-in-winter',
  image: 'article-winter-gobi_winter',
  imageAlt: { mn: 'Цастай говь', en: 'The Gobi under snow' },
  tags: ['travel', 'winter'],
  author: 'temuujin',
  daysAgo: 20,
  title: { mn: 'Өвлийн говь: хүнгүй, чимээгүй, гайхалтай', en: 'The Gobi in winter: empty, silent and worth it' },
  summary: {
    mn: 'Хонгорын элсэн дээр цас, Ёлын амд мөс. Хэзээ явах, юу авч явах, хаана хонох вэ?',
    en: 'Snow on the Khongor dunes and ice in the Yol valley: when to go, what to pack, where to sleep.',
  },
  body: {
    mn: [
      p('Зуны говийг хүн бүр мэднэ. Харин нэг, хоёрдугаар сард Хонгорын элсний нуруу цасан судалтай болж, наран жаргахад ягаан, хөх хоёр өнгөөр ээлжилдэг. Замд машин таарахгүй, бааз дээр ганцаараа байх нь олонтаа.'),
      h('Хэзээ явах вэ?'),
      p('Хамгийн тогтвортой нь нэгдүгээр сарын дундаас хоёрдугаар сарын сүүл. Өдөртөө хасах арав, шөнөдөө хасах хорин таван хэм. Гуравдугаар сараас шороон шуурга эхэлдэг. Цагаан сарын гурван хоногт ихэнх бааз амардаг тул урьдчилж асуугаарай.'),
      h('Заавал үзэх гурван газар'),
      ul(
        'Ёлын ам: дөрөвдүгээр сар хүртэл мөсөн горхи хадан хавцлаар үргэлжилнэ. Мөсний углуур өмсөөрэй.',
        'Хонгорын элс: өглөө эрт, нар мандахаас өмнө орой дээр нь гараарай. Элс хөлдсөн тул алхахад зунаас хялбар.',
        'Баянзаг: улаан хад дээр цас тогтоход өнгө нь хоёр дахин тод.',
      ),
      picture('gobi-camp_dusk', 'Говийн гэр бааз үдшээр', 'Өвөл ажилладаг бааз цөөн: очихоосоо өмнө баталгаажуулаарай.'),
      h('Юу авч явах вэ?'),
      p('Салхи хүйтнээс илүү дааруулдаг. Салхи нэвтэрдэггүй гадуур хувцас, нимгэн ноосон дотуур хувцас хоёр давхар, эсгий гутал, бээлийний дээгүүр өмсөх хоёр дахь бээлий. Утасны цэнэг хүйтэнд хурдан дуусдаг тул нөөц цэнэглэгчээ энгэртээ хийгээрэй.'),
      h('Зам, жолооч'),
      p('Улаанбаатараас Даланзадгад хүртэл 570 км засмал зам. Түүнээс цааш шороон зам, тэмдэг байхгүй. Хоёр машинаар, эсвэл тэр нутгийн жолоочтой яваарай. Түлш, ус, хоолоо хоёр хоногийнхоор илүү аваарай.'),
      quote('Зун говийг хардаг, өвөл говийг сонсдог.', 'Булган сумын жолооч Ганбат'),
    ],
    en: [
      p('Everybody knows the Gobi in summer. In January and February the Khongor dunes wear stripes of snow and turn from pink to blue as the sun goes down. You meet no cars, and you often have a whole camp to yourself.'),
      h('When to go'),
      p('The weather is steadiest from the middle of January to the end of February: ten below by day, twenty-five below at night. Dust storms begin in March. Most camps close for the three days of the lunar new year, so ask first.'),
      h('Three places not to miss'),
      ul(
        'The Yol valley, where a frozen stream runs through the gorge until April. Bring ice grips.',
        'The Khongor dunes: be at the top before sunrise. Frozen sand is easier to climb than in summer.',
        'Bayanzag, whose red cliffs look twice as red with snow on them.',
      ),
      picture('gobi-camp_dusk', 'A ger camp in the Gobi at dusk', 'Few camps stay open in winter: confirm before you leave.'),
      h('What to pack'),
      p('Wind is colder than cold. Take a windproof outer layer, two thin layers of wool, felt boots and a second pair of mittens to wear over your gloves. Batteries drain fast in the cold: keep the spare one inside your coat.'),
      h('Roads and drivers'),
      p('There are 570 km of asphalt from Ulaanbaatar to Dalanzadgad. After that come tracks without signs. Go with two cars or with a local driver, and carry fuel, water and food for two days more than you plan.'),
      quote('In summer you look at the Gobi. In winter you listen to it.', 'Ganbat, driver from Bulgan soum'),
    ],
  },
};
