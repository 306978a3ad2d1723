import { of } from './ingredients';
import type { RecipeContent } from './recipe-content';

export const winterTea: RecipeContent = {
  slug: 'winter-tea',
  image: 'brand-recipe_tea',
  taste: 'warm',
  minutes: 8,
  ingredients: [of(40, 'vodka'), of(1, 'thymeTea'), of(150, 'hotWater'), of(15, 'honey'), of(1, 'lemonSlice')],
  text: {
    mn: {
      title: 'Өвлийн цай',
      summary: 'Хүйтнээс орж ирээд хоёр гараараа барих нэг аяга.',
      image_alt: 'Уур савссан хув шаргал цайтай шилэн аяга, дэргэд нь нимбэг',
      glass: 'бариултай шилэн аяга',
      steps: [
        'Аягыг халуун усаар зайлж халаана.',
        'Гангаа халуун усанд хийж, таглаад таван минут хандална. Буцалгахгүй.',
        'Шүүж хийгээд балаа нэмж, уустал нь хутгана.',
        'Архиа хамгийн сүүлд нэмнэ: халуунд удвал үнэр нь ууршина. Нимбэгээ дээр нь тавина.',
      ],
      tip: 'Ус буцлаад хоёр минут болсны дараа хандлахад тохиромжтой.',
    },
    en: {
      title: 'Winter Tea',
      summary: 'One glass to hold in both hands when you come in from the cold.',
      image_alt: 'A glass of steaming amber tea, a lemon beside it',
      glass: 'glass with a handle',
      steps: [
        'Warm the glass with hot water and pour it away.',
        'Let the thyme draw in the hot water for five minutes with a lid on. Do not boil it.',
        'Strain it into the glass and stir in the honey until it dissolves.',
        'Add the vodka last: its scent does not survive long heat. Lay the lemon on top.',
      ],
      tip: 'Water is at its best for this two minutes after it has boiled.',
    },
    ru: {
      title: 'Зимний чай',
      summary: 'Тот самый бокал, который держат обеими руками, войдя с мороза.',
      image_alt: 'Бокал янтарного чая с паром, рядом лимон',
      glass: 'бокал с ручкой',
      steps: [
        'Согрейте бокал горячей водой и вылейте её.',
        'Настаивайте чабрец в горячей воде под крышкой пять минут. Не кипятите.',
        'Процедите в бокал и размешайте мёд до растворения.',
        'Водку влейте последней: долгого жара её аромат не выдержит. Сверху положите лимон.',
      ],
      tip: 'Лучше всего подходит вода через две минуты после кипения.',
    },
    cn: {
      title: '冬日之茶',
      summary: '从寒风中归来，双手捧起的那一杯。',
      image_alt: '一杯冒着热气的琥珀色茶，旁边放着柠檬',
      glass: '带把玻璃杯',
      steps: [
        '用热水温杯，然后倒掉。',
        '百里香加热水，盖上盖子泡五分钟，不要煮沸。',
        '滤入杯中，加蜂蜜搅至溶化。',
        '最后加入伏特加：久热会让它的香气散去。把柠檬片放在上面。',
      ],
      tip: '水烧开后静置两分钟，温度最合适。',
    },
    it: {
      title: 'Tè d’inverno',
      summary: 'Un bicchiere da tenere con due mani quando si rientra dal freddo.',
      image_alt: 'Un bicchiere di tè ambrato fumante, accanto un limone',
      glass: 'bicchiere con manico',
      steps: [
        'Scalda il bicchiere con acqua calda, poi svuotalo.',
        'Lascia il timo in infusione nell’acqua calda per cinque minuti, coperto. Non farlo bollire.',
        'Filtra nel bicchiere e mescola il miele finché si scioglie.',
        'Aggiungi la vodka per ultima: il suo profumo non resiste a lungo al calore. Posa sopra il limone.',
      ],
      tip: 'L’acqua è perfetta due minuti dopo l’ebollizione.',
    },
  },
};
