import { of } from './ingredients';
import type { RecipeContent } from './recipe-content';

export const uvsSun: RecipeContent = {
  slug: 'uvs-sun',
  image: 'brand-recipe_buckthorn',
  taste: 'fruity',
  minutes: 4,
  ingredients: [of(40, 'vodka'), of(50, 'seaBuckthorn'), of(15, 'honey'), of(60, 'sparklingWater'), of(4, 'ice')],
  text: {
    mn: {
      title: 'Увсын нар',
      summary: 'Чацарганы исгэлэн, балны чихэрлэг хоёр тэнцсэн, нар шиг тод ундаа.',
      image_alt: 'Улбар шар ундаатай шилэн аяга, дэргэд нь чацарганы мөчир',
      glass: 'өндөр шилэн аяга',
      steps: [
        'Чацарганы шүүсийг сайн сэгсэрнэ: тос нь дээрээ хуримталдаг.',
        'Балаа хоёр халбага халуун усанд найруулж хөргөнө.',
        'Архи, шүүс, балаа мөстэй сэгсрэгчид хийж, арван таван секунд сэгсэрнэ.',
        'Аяганд шүүж хийгээд хийтэй усаар дүүргэнэ.',
      ],
      tip: 'Сэгсрэгчгүй бол бөглөөтэй шилэн сав болно. Гар даарах хүртэл сэгсэрнэ.',
    },
    en: {
      title: 'Uvs Sun',
      summary: 'Sharp sea buckthorn and round honey in balance, as bright as the sun.',
      image_alt: 'A glass with an orange drink and ice, a twig of sea buckthorn beside it',
      glass: 'tall glass',
      steps: [
        'Shake the sea buckthorn juice well: its oil gathers at the top.',
        'Dissolve the honey in two spoonfuls of hot water and let it cool.',
        'Shake vodka, juice and honey with the ice for fifteen seconds.',
        'Strain into the glass and fill up with sparkling water.',
      ],
      tip: 'No shaker? A jar with a lid will do. Shake it until your hands are cold.',
    },
    ru: {
      title: 'Солнце Увса',
      summary: 'Кислая облепиха и мягкий мёд в равновесии; яркий, как солнце.',
      image_alt: 'Стакан с оранжевым напитком и льдом, рядом веточка облепихи',
      glass: 'высокий стакан',
      steps: [
        'Хорошо взболтайте сок облепихи: масло собирается сверху.',
        'Растворите мёд в двух ложках горячей воды и дайте остыть.',
        'Встряхивайте водку, сок и мёд со льдом пятнадцать секунд.',
        'Процедите в стакан и долейте газированную воду.',
      ],
      tip: 'Нет шейкера? Подойдёт банка с крышкой. Встряхивайте, пока не замёрзнут руки.',
    },
    cn: {
      title: '乌布苏之阳',
      summary: '沙棘的酸与蜂蜜的圆润恰好平衡，明亮如阳光。',
      image_alt: '一杯加冰的橙色饮品，旁边放着一枝沙棘',
      glass: '高杯',
      steps: [
        '先把沙棘汁摇匀：果油会浮在上层。',
        '用两勺热水化开蜂蜜，放凉。',
        '将伏特加、果汁、蜂蜜与冰块一起摇十五秒。',
        '滤入杯中，注满苏打水。',
      ],
      tip: '没有摇酒壶？带盖的玻璃罐也可以，摇到手凉为止。',
    },
    it: {
      title: 'Sole di Uvs',
      summary: 'L’aspro dell’olivello spinoso e la rotondità del miele in equilibrio, brillante come il sole.',
      image_alt: 'Un bicchiere con una bevanda arancione e ghiaccio, accanto un rametto di olivello spinoso',
      glass: 'bicchiere alto',
      steps: [
        'Agita bene il succo di olivello spinoso: il suo olio sale in superficie.',
        'Sciogli il miele in due cucchiai di acqua calda e lascialo raffreddare.',
        'Scuoti vodka, succo e miele con il ghiaccio per quindici secondi.',
        'Filtra nel bicchiere e colma con l’acqua frizzante.',
      ],
      tip: 'Non hai uno shaker? Va bene un barattolo con il coperchio. Scuoti finché ti si gelano le mani.',
    },
  },
};
