import { of } from './ingredients';
import type { RecipeContent } from './recipe-content';

export const saltLake: RecipeContent = {
  slug: 'salt-lake',
  image: 'brand-recipe_salt',
  taste: 'fresh',
  minutes: 5,
  ingredients: [
    of(50, 'vodka'),
    of(6, 'cucumber'),
    of(20, 'lemonJuice'),
    of(8, 'honey'),
    of(2, 'smokedSalt'),
    of(4, 'ice'),
  ],
  text: {
    mn: {
      title: 'Давст нуур',
      summary: 'Амсар дээрх утсан давс, дор нь өргөст хэмхийн сэрүүн амт.',
      image_alt: 'Амсартаа давстай, цайвар ногоон ундаатай шилэн аяга, дэргэд нь өргөст хэмх',
      glass: 'нам шилэн аяга',
      steps: [
        'Аяганы амсарыг нимбэгээр норгож, утсан давсанд дүрнэ. Талыг нь давслахад хангалттай.',
        'Өргөст хэмхийн нэг зүсмийг үлдээж, бусдыг нь балтай хамт няцлана.',
        'Архи, нимбэгний шүүс, мөсөө нэмж, хүчтэй сэгсэрнэ.',
        'Аяганд шүүж хийгээд үлдсэн нэг зүсмийг амсарт нь хийнэ.',
      ],
      tip: 'Давсыг хурууны үзүүрээр нунтаглана. Том ширхэг уруул шатаана.',
    },
    en: {
      title: 'Salt Lake',
      summary: 'Smoked salt on the rim, and the cool of cucumber below.',
      image_alt: 'A glass with a pale green drink and a salted rim, cucumber beside it',
      glass: 'tumbler',
      steps: [
        'Wet the rim of the glass with lemon and dip it into the smoked salt. Half of the rim is enough.',
        'Crush all but one of the cucumber slices with the honey.',
        'Add vodka, lemon juice and ice, and shake hard.',
        'Strain into the glass and set the last slice on the rim.',
      ],
      tip: 'Rub the salt finer between your fingers: coarse grains burn the lips.',
    },
    ru: {
      title: 'Солёное озеро',
      summary: 'Копчёная соль на ободке, а под ней прохлада огурца.',
      image_alt: 'Стакан со светло-зелёным напитком и солью на ободке, рядом огурец',
      glass: 'низкий стакан',
      steps: [
        'Смочите край стакана лимоном и обмакните в копчёную соль. Достаточно половины ободка.',
        'Разомните огурец с мёдом, оставив один ломтик.',
        'Добавьте водку, лимонный сок и лёд, сильно встряхните.',
        'Процедите в стакан и украсьте край последним ломтиком.',
      ],
      tip: 'Разотрите соль пальцами: крупные кристаллы жгут губы.',
    },
    cn: {
      title: '盐湖',
      summary: '杯口是烟熏盐，杯中是黄瓜的清凉。',
      image_alt: '一杯杯口沾盐的浅绿色饮品，旁边放着黄瓜',
      glass: '矮杯',
      steps: [
        '用柠檬润湿杯口，蘸上烟熏盐，半圈即可。',
        '留一片黄瓜，其余与蜂蜜一起捣碎。',
        '加入伏特加、柠檬汁和冰块，用力摇匀。',
        '滤入杯中，把留下的黄瓜片插在杯口。',
      ],
      tip: '先用手指把盐搓细，粗粒会刺痛嘴唇。',
    },
    it: {
      title: 'Lago salato',
      summary: 'Sale affumicato sul bordo e, sotto, il fresco del cetriolo.',
      image_alt: 'Un bicchiere con una bevanda verde chiaro e il bordo salato, accanto un cetriolo',
      glass: 'bicchiere basso',
      steps: [
        'Inumidisci il bordo del bicchiere con il limone e passalo nel sale affumicato: basta metà bordo.',
        'Pesta il cetriolo con il miele, tenendo da parte una fetta.',
        'Aggiungi vodka, succo di limone e ghiaccio, e scuoti con forza.',
        'Filtra nel bicchiere e metti l’ultima fetta sul bordo.',
      ],
      tip: 'Sfrega il sale tra le dita: i grani grossi bruciano le labbra.',
    },
  },
};
