import { of } from './ingredients';
import type { RecipeContent } from './recipe-content';

export const juniperFrost: RecipeContent = {
  slug: 'juniper-frost',
  image: 'brand-recipe_juniper',
  taste: 'fresh',
  minutes: 3,
  ingredients: [of(50, 'juniperVodka'), of(20, 'lemonJuice'), of(10, 'honey'), of(100, 'sparklingWater'), of(4, 'ice')],
  text: {
    mn: {
      title: 'Арцан хяруу',
      summary: 'Өвлийн өглөөний арцтай уул шиг: хүйтэн, сэрүүн, өчүүхэн чихэрлэг.',
      image_alt: 'Цайвар ногоон ундаатай шилэн аяга, дэргэд нь арцны мөчир',
      glass: 'өндөр шилэн аяга',
      steps: [
        'Аягыг хөлдөөгчид арван минут байлгаж, ханыг нь хяруутуулна.',
        'Балыг нимбэгний шүүсэнд уусталнь хутгана. Хүйтэн архинд бал уусдаггүй.',
        'Арцтай архийг нэмж, мөсөө хийгээд арван удаа эргүүлж хутгана.',
        'Хийтэй усаар дүүргэж, нэг л удаа доороос нь өргөж хутгана.',
      ],
      tip: 'Арцны нахиаг алган дээрээ нэг алгадаж хийвэл үнэр нь сэргэнэ.',
    },
    en: {
      title: 'Juniper Frost',
      summary: 'Like a juniper slope on a winter morning: cold, clear and only just sweet.',
      image_alt: 'A glass with a pale green drink and ice, a sprig of juniper beside it',
      glass: 'tall glass',
      steps: [
        'Leave the glass in the freezer for ten minutes, until frost covers it.',
        'Stir the honey into the lemon juice until it dissolves: in cold vodka it never will.',
        'Add the juniper vodka and the ice, and stir ten times.',
        'Fill up with sparkling water and lift it from below once with the spoon, no more.',
      ],
      tip: 'Clap a sprig of juniper between your palms before you add it: that wakes its scent.',
    },
    ru: {
      title: 'Можжевеловый иней',
      summary: 'Как склон в можжевельнике зимним утром: холодно, прозрачно и едва сладко.',
      image_alt: 'Стакан со светло-зелёным напитком и льдом, рядом веточка можжевельника',
      glass: 'высокий стакан',
      steps: [
        'Подержите стакан в морозильнике десять минут, пока он не покроется инеем.',
        'Размешайте мёд в лимонном соке до полного растворения: в холодной водке он не разойдётся.',
        'Добавьте можжевеловую водку и лёд, перемешайте десятью оборотами ложки.',
        'Долейте газированную воду и один раз поднимите ложкой слой со дна, не больше.',
      ],
      tip: 'Хлопните веточку можжевельника между ладонями, прежде чем опустить её в стакан: аромат проснётся.',
    },
    cn: {
      title: '杜松霜',
      summary: '如冬日清晨的杜松山坡：清冷、通透，只有一丝甜。',
      image_alt: '一杯加冰的浅绿色饮品，旁边放着一枝杜松',
      glass: '高杯',
      steps: [
        '把杯子放入冷冻室十分钟，直到杯壁结霜。',
        '将蜂蜜在柠檬汁中搅至完全溶化：在冰冷的伏特加里它化不开。',
        '加入杜松伏特加和冰块，搅拌十圈。',
        '注满苏打水，用吧勺从杯底轻轻提起一次即可。',
      ],
      tip: '放入杜松枝之前，先在掌心轻拍一下，香气便会醒来。',
    },
    it: {
      title: 'Brina di ginepro',
      summary: 'Come un pendio di ginepri in un mattino d’inverno: freddo, limpido, appena dolce.',
      image_alt: 'Un bicchiere con una bevanda verde chiaro e ghiaccio, accanto un rametto di ginepro',
      glass: 'bicchiere alto',
      steps: [
        'Lascia il bicchiere nel congelatore per dieci minuti, finché si copre di brina.',
        'Sciogli bene il miele nel succo di limone: nella vodka fredda non si scioglierebbe.',
        'Unisci la vodka al ginepro e il ghiaccio, e mescola dieci volte.',
        'Colma con l’acqua frizzante e solleva dal fondo con il cucchiaio una volta sola.',
      ],
      tip: 'Batti un rametto di ginepro tra i palmi prima di aggiungerlo: ne risveglia il profumo.',
    },
  },
};
