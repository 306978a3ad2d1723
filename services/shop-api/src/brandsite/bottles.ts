import type { FullText } from './recipes/recipe-content';

interface BottleContent {
  /** Slug of what the shop sells it as. */
  product: string;
  image: string;
  name: FullText;
  text: FullText;
  /** Millilitres. */
  volume: number;
}

/** Percent by volume, of every bottle. */
export const strength = 39;

const name = { mn: '«Мөнх Цас»', en: 'Munkh Tsas', ru: '«Мунх Цас»', cn: '“永雪”', it: 'Munkh Tsas' };

/** What the brand sells, in the order of its page. */
export const bottles: readonly BottleContent[] = [
  {
    product: 'munkh-tsas-arkhi-07',
    image: 'brand-bottle_plain',
    name,
    text: {
      mn: 'Зургаа нэрж, хорин нэгэн хоног амраасан. Бүхний эхлэл.',
      en: 'Six distillations, twenty-one days of rest. Where everything begins.',
      ru: 'Шесть перегонок, двадцать один день покоя. С неё всё начинается.',
      cn: '六次蒸馏，静置二十一天。一切由此开始。',
      it: 'Sei distillazioni, ventun giorni di riposo. Tutto comincia da qui.',
    },
    volume: 700,
  },
  {
    product: 'munkh-tsas-arkhi-05',
    image: 'brand-bottle_small',
    name,
    text: {
      mn: 'Цөөн хүний ширээнд таарсан жижиг шил.',
      en: 'The smaller bottle, for a smaller table.',
      ru: 'Бутылка поменьше, для небольшого стола.',
      cn: '小一些的瓶，配小一些的餐桌。',
      it: 'La bottiglia più piccola, per una tavola più raccolta.',
    },
    volume: 500,
  },
  {
    product: 'munkh-tsas-arkhi-gift',
    image: 'brand-bottle_gift',
    name: {
      mn: '«Мөнх Цас», бэлгийн хайрцаг',
      en: 'Munkh Tsas in a gift box',
      ru: '«Мунх Цас» в подарочной коробке',
      cn: '“永雪”礼盒',
      it: 'Munkh Tsas in confezione regalo',
    },
    text: {
      mn: 'Нимгэн ханатай хоёр хундагатай. Хайрцгийг нээгээд л барихад бэлэн.',
      en: 'With two thin glasses: open the box and pour.',
      ru: 'С двумя тонкими рюмками: откройте коробку и наливайте.',
      cn: '附两只薄壁小杯，开盒即可斟饮。',
      it: 'Con due bicchieri sottili: apri la scatola e versa.',
    },
    volume: 700,
  },
  {
    product: 'munkh-tsas-arts-arts',
    image: 'brand-bottle_juniper',
    name: {
      mn: '«Мөнх Цас» арцтай',
      en: 'Munkh Tsas with juniper',
      ru: '«Мунх Цас» с можжевельником',
      cn: '“永雪”杜松',
      it: 'Munkh Tsas al ginepro',
    },
    text: {
      mn: 'Өвлийн арц дэвтээгээд дахин нэг нэрсэн. Мөсөн дээр дангаар нь.',
      en: 'Steeped with winter juniper and distilled once more. Neat, over ice.',
      ru: 'Настояна на зимнем можжевельнике и перегнана ещё раз. В чистом виде, со льдом.',
      cn: '浸泡冬季杜松，再蒸馏一次。加冰纯饮。',
      it: 'In infusione con ginepro invernale e distillata ancora una volta. Liscia, con ghiaccio.',
    },
    volume: 700,
  },
  {
    product: 'munkh-tsas-arts-bal',
    image: 'brand-bottle_honey',
    name: {
      mn: '«Мөнх Цас» арц, балтай',
      en: 'Munkh Tsas with juniper and honey',
      ru: '«Мунх Цас» с можжевельником и мёдом',
      cn: '“永雪”杜松蜂蜜',
      it: 'Munkh Tsas al ginepro e miele',
    },
    text: {
      mn: 'Сэлэнгийн бал арцны үзүүрийг зөөлрүүлдэг. Оройн сүүлчийн хундага.',
      en: 'Honey from the Selenge softens the edge of the juniper. The last glass of the evening.',
      ru: 'Селенгинский мёд смягчает можжевельник. Последняя рюмка вечера.',
      cn: '色楞格蜂蜜柔化了杜松的锋芒，是夜晚的最后一杯。',
      it: 'Il miele del Selenge ammorbidisce il ginepro. L’ultimo bicchiere della sera.',
    },
    volume: 700,
  },
];
