import { of } from './ingredients';
import type { RecipeContent } from './recipe-content';

export const clearRoad: RecipeContent = {
  slug: 'clear-road',
  image: 'brand-recipe_road',
  taste: 'alcohol_free',
  minutes: 6,
  ingredients: [
    of(50, 'seaBuckthorn'),
    of(1, 'thymeTea'),
    of(80, 'hotWater'),
    of(15, 'honey'),
    of(80, 'sparklingWater'),
    of(4, 'ice'),
  ],
  text: {
    mn: {
      title: 'Цэлмэг зам',
      summary: 'Жолоо барих хүнд: архигүй ч ширээн дээр хамгийн гоё нь.',
      image_alt: 'Улбар шар ундаатай шилэн аяга, дэргэд нь ногоон мөчир',
      glass: 'өндөр шилэн аяга',
      steps: [
        'Гангыг халуун усанд таван минут хандалж, шүүгээд хөргөнө.',
        'Балаа бүлээн байхад нь хийж уусгана.',
        'Мөстэй аяганд чацарганы шүүс, гангаа хийнэ.',
        'Хийтэй усаар дүүргэж, доороос нь нэг удаа хутгана.',
      ],
      tip: 'Гангыг урьд орой нь хандалж хөргөвөл зочид ирэхэд нэг минут л шаардлагатай.',
    },
    en: {
      title: 'Clear Road',
      summary: 'For whoever drives tonight: no alcohol, and still the prettiest glass on the table.',
      image_alt: 'A glass with an orange drink and ice, a green sprig beside it',
      glass: 'tall glass',
      steps: [
        'Let the thyme draw in the hot water for five minutes, strain it and let it cool.',
        'Dissolve the honey in it while it is still warm.',
        'Pour the sea buckthorn juice and the thyme tea over the ice.',
        'Fill up with sparkling water and stir once from below.',
      ],
      tip: 'Make the tea the evening before: then it takes one minute when the guests arrive.',
    },
    ru: {
      title: 'Ясная дорога',
      summary: 'Для того, кто за рулём: без алкоголя, но самый красивый бокал на столе.',
      image_alt: 'Стакан с оранжевым напитком и льдом, рядом зелёная веточка',
      glass: 'высокий стакан',
      steps: [
        'Настаивайте чабрец в горячей воде пять минут, процедите и остудите.',
        'Растворите мёд, пока настой тёплый.',
        'Налейте на лёд сок облепихи и настой чабреца.',
        'Долейте газированную воду и один раз перемешайте снизу вверх.',
      ],
      tip: 'Заварите чабрец накануне вечером: когда придут гости, хватит одной минуты.',
    },
    cn: {
      title: '坦途',
      summary: '献给今晚开车的人：不含酒精，却是桌上最漂亮的一杯。',
      image_alt: '一杯加冰的橙色饮品，旁边放着一枝绿叶',
      glass: '高杯',
      steps: [
        '百里香用热水泡五分钟，滤出放凉。',
        '趁温热时加入蜂蜜化开。',
        '把沙棘汁和百里香茶倒在冰块上。',
        '注满苏打水，从杯底搅拌一次。',
      ],
      tip: '前一晚把茶泡好放凉，客人到时只需一分钟。',
    },
    it: {
      title: 'Strada limpida',
      summary: 'Per chi guida stasera: senza alcol, eppure il bicchiere più bello della tavola.',
      image_alt: 'Un bicchiere con una bevanda arancione e ghiaccio, accanto un rametto verde',
      glass: 'bicchiere alto',
      steps: [
        'Lascia il timo in infusione nell’acqua calda per cinque minuti, filtra e fai raffreddare.',
        'Sciogli il miele finché è ancora tiepido.',
        'Versa il succo di olivello spinoso e il tè al timo sul ghiaccio.',
        'Colma con l’acqua frizzante e mescola una volta dal basso.',
      ],
      tip: 'Prepara il tè la sera prima: all’arrivo degli ospiti basterà un minuto.',
    },
  },
};
