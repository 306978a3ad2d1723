import { of } from './ingredients';
import type { RecipeContent } from './recipe-content';

export const taigaDusk: RecipeContent = {
  slug: 'taiga-dusk',
  image: 'brand-recipe_berry',
  taste: 'fruity',
  minutes: 5,
  ingredients: [
    of(40, 'vodka'),
    of(60, 'blueberries'),
    of(15, 'lemonJuice'),
    of(10, 'honey'),
    of(80, 'sparklingWater'),
    of(3, 'ice'),
  ],
  text: {
    mn: {
      title: 'Тайгын үдэш',
      summary: 'Нэрс нь үдшийн тэнгэрийн өнгө, ойн амтыг өгнө.',
      image_alt: 'Нил ягаан ундаатай шилэн аяга, дэргэд нь нэрс',
      glass: 'нам шилэн аяга',
      steps: [
        'Нэрсийг тасалгаанд таван минут гэсгээнэ. Бүрэн гэсгэх хэрэггүй.',
        'Аяганд нэрс, балаа хийж, халбагаар зөөлөн няцлана: хальс нь задарсан байхад хангалттай.',
        'Нимбэгний шүүс, архиа нэмж хутгаад мөсөө хийнэ.',
        'Хийтэй усаар дүүргэнэ. Хутгахгүй бол өнгө нь доороосоо дээшээ цайрна.',
      ],
      tip: 'Шүүж уух дуртай бол нарийн шүүлтүүрээр шүүгээд, гурван нэрсийг мөсөн дээр нь тавина.',
    },
    en: {
      title: 'Taiga Dusk',
      summary: 'Blueberries give it the colour of the evening sky and the taste of the forest.',
      image_alt: 'A glass with a purple drink and ice, blueberries beside it',
      glass: 'tumbler',
      steps: [
        'Let the blueberries thaw for five minutes. They should stay half frozen.',
        'Put them into the glass with the honey and press them gently with a spoon: the skins only need to break.',
        'Stir in the lemon juice and the vodka, then add the ice.',
        'Fill up with sparkling water. If you do not stir again, the colour fades from the bottom to the top.',
      ],
      tip: 'For a clear drink, pour it through a fine sieve and lay three berries on the ice.',
    },
    ru: {
      title: 'Сумерки тайги',
      summary: 'Голубика даёт напитку цвет вечернего неба и вкус леса.',
      image_alt: 'Стакан с фиолетовым напитком и льдом, рядом голубика',
      glass: 'низкий стакан',
      steps: [
        'Дайте голубике оттаять пять минут. Она должна остаться наполовину замороженной.',
        'Положите её в стакан вместе с мёдом и слегка разомните ложкой: достаточно, чтобы лопнула кожица.',
        'Вмешайте лимонный сок и водку, затем добавьте лёд.',
        'Долейте газированную воду. Если больше не мешать, цвет будет светлеть снизу вверх.',
      ],
      tip: 'Любите прозрачный напиток? Процедите его через мелкое сито и положите на лёд три ягоды.',
    },
    cn: {
      title: '泰加暮色',
      summary: '蓝莓带来傍晚天空的颜色，也带来森林的味道。',
      image_alt: '一杯加冰的紫色饮品，旁边放着蓝莓',
      glass: '矮杯',
      steps: [
        '让蓝莓解冻五分钟，保持半冻状态即可。',
        '把蓝莓和蜂蜜放入杯中，用勺子轻轻压碎：果皮破开就够了。',
        '倒入柠檬汁和伏特加拌匀，再加冰块。',
        '注满苏打水。不再搅拌，颜色便会由下至上渐渐变浅。',
      ],
      tip: '喜欢清澈的口感，可用细筛滤过，再在冰上放三颗蓝莓。',
    },
    it: {
      title: 'Crepuscolo nella taiga',
      summary: 'I mirtilli danno il colore del cielo di sera e il sapore del bosco.',
      image_alt: 'Un bicchiere con una bevanda viola e ghiaccio, accanto dei mirtilli',
      glass: 'bicchiere basso',
      steps: [
        'Lascia scongelare i mirtilli per cinque minuti: devono restare mezzi gelati.',
        'Mettili nel bicchiere con il miele e schiacciali piano con un cucchiaio: basta che si rompa la buccia.',
        'Mescola il succo di limone e la vodka, poi aggiungi il ghiaccio.',
        'Colma con l’acqua frizzante. Se non mescoli più, il colore sfuma dal basso verso l’alto.',
      ],
      tip: 'Per una bevanda limpida filtra con un colino fine e posa tre mirtilli sul ghiaccio.',
    },
  },
};
