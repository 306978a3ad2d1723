import type { FullText, IngredientContent } from './recipe-content';

interface Goods {
  name: FullText;
  unit: IngredientContent['unit'];
  product?: string;
  pack?: number;
}

const goods = {
  vodka: {
    name: {
      mn: '«Мөнх Цас» архи',
      en: 'Munkh Tsas vodka',
      ru: 'водка «Мунх Цас»',
      cn: '“永雪”伏特加',
      it: 'vodka Munkh Tsas',
    },
    unit: 'ml',
    product: 'munkh-tsas-arkhi-07',
    pack: 700,
  },
  juniperVodka: {
    name: {
      mn: '«Мөнх Цас» арцтай архи',
      en: 'Munkh Tsas with juniper',
      ru: '«Мунх Цас» с можжевельником',
      cn: '“永雪”杜松伏特加',
      it: 'Munkh Tsas al ginepro',
    },
    unit: 'ml',
    product: 'munkh-tsas-arts-arts',
    pack: 700,
  },
  honeyVodka: {
    name: {
      mn: '«Мөнх Цас» арц, балтай архи',
      en: 'Munkh Tsas with juniper and honey',
      ru: '«Мунх Цас» с можжевельником и мёдом',
      cn: '“永雪”杜松蜂蜜伏特加',
      it: 'Munkh Tsas al ginepro e miele',
    },
    unit: 'ml',
    product: 'munkh-tsas-arts-bal',
    pack: 700,
  },
  honey: {
    name: {
      mn: 'Сэлэнгийн зөгийн бал',
      en: 'Selenge honey',
      ru: 'селенгинский мёд',
      cn: '色楞格蜂蜜',
      it: 'miele del Selenge',
    },
    unit: 'g',
    product: 'zugiin-bal-meadow',
    pack: 500,
  },
  blueberries: {
    name: {
      mn: 'хөлдөөсөн нэрс',
      en: 'frozen blueberries',
      ru: 'замороженная голубика',
      cn: '冷冻蓝莓',
      it: 'mirtilli surgelati',
    },
    unit: 'g',
    product: 'ners-frozen',
    pack: 500,
  },
  seaBuckthorn: {
    name: {
      mn: 'чацарганы шүүс',
      en: 'sea buckthorn juice',
      ru: 'сок облепихи',
      cn: '沙棘汁',
      it: 'succo di olivello spinoso',
    },
    unit: 'ml',
    product: 'chatsargana-juice',
    pack: 500,
  },
  thymeTea: {
    name: { mn: 'ганга цэцгийн цай', en: 'thyme tea', ru: 'чай с чабрецом', cn: '百里香茶', it: 'tè al timo' },
    unit: 'teaspoon',
    product: 'gangan-tsai-thyme',
    pack: 30,
  },
  smokedSalt: {
    name: {
      mn: 'арцаар утсан давс',
      en: 'juniper-smoked salt',
      ru: 'соль, копчённая на можжевельнике',
      cn: '杜松烟熏盐',
      it: 'sale affumicato al ginepro',
    },
    unit: 'g',
    product: 'davs-juniper',
    pack: 200,
  },
  lemonJuice: {
    name: { mn: 'нимбэгний шүүс', en: 'lemon juice', ru: 'лимонный сок', cn: '柠檬汁', it: 'succo di limone' },
    unit: 'ml',
  },
  lemonSlice: {
    name: { mn: 'нимбэгний зүсэм', en: 'slice of lemon', ru: 'ломтик лимона', cn: '柠檬片', it: 'fetta di limone' },
    unit: 'piece',
  },
  lemonPeel: {
    name: {
      mn: 'нимбэгний хальс, нарийн зүссэн',
      en: 'thin strip of lemon peel',
      ru: 'тонкая полоска лимонной цедры',
      cn: '细条柠檬皮',
      it: 'strisciolina di scorza di limone',
    },
    unit: 'piece',
  },
  ice: {
    name: { mn: 'шоо мөс', en: 'ice cubes', ru: 'кубики льда', cn: '冰块', it: 'cubetti di ghiaccio' },
    unit: 'piece',
  },
  sparklingWater: {
    name: {
      mn: 'хүйтэн хийтэй ус',
      en: 'cold sparkling water',
      ru: 'холодная газированная вода',
      cn: '冰苏打水',
      it: 'acqua frizzante fredda',
    },
    unit: 'ml',
  },
  hotWater: {
    name: { mn: 'халуун ус', en: 'hot water', ru: 'горячая вода', cn: '热水', it: 'acqua calda' },
    unit: 'ml',
  },
  appleJuice: {
    name: {
      mn: 'тунгалаг алимны шүүс',
      en: 'clear apple juice',
      ru: 'осветлённый яблочный сок',
      cn: '澄清苹果汁',
      it: 'succo di mela limpido',
    },
    unit: 'ml',
  },
  cucumber: {
    name: {
      mn: 'өргөст хэмхийн зүсэм',
      en: 'slices of cucumber',
      ru: 'ломтики огурца',
      cn: '黄瓜片',
      it: 'fette di cetriolo',
    },
    unit: 'piece',
  },
  vermouth: {
    name: { mn: 'хуурай вермут', en: 'dry vermouth', ru: 'сухой вермут', cn: '干味美思', it: 'vermut secco' },
    unit: 'ml',
  },
} as const satisfies Record<string, Goods>;

/** So much of something for one glass. */
export const of = (amount: number, what: keyof typeof goods): IngredientContent => ({ ...goods[what], amount });
