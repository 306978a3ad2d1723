import { of } from './ingredients';
import type { RecipeContent } from './recipe-content';

export const firstSnow: RecipeContent = {
  slug: 'first-snow',
  image: 'brand-recipe_snow',
  taste: 'fresh',
  minutes: 4,
  ingredients: [of(60, 'vodka'), of(10, 'vermouth'), of(1, 'lemonPeel'), of(6, 'ice')],
  text: {
    mn: {
      title: 'Анхны цас',
      summary: 'Хамгийн цөөн орцтой, хамгийн их анхаарал шаардах жор.',
      image_alt: 'Тунгалаг ундаатай шилэн аяга, дэргэд нь цасан ширхэг',
      glass: 'хөлтэй жижиг аяга',
      steps: [
        'Архи, аяга хоёрыг хөлдөөгчид нэг цаг байлгана.',
        'Холих саванд мөсөө хийж, вермутаар зайлаад илүүг нь асгана.',
        'Архиа хийж, гучин удаа чимээгүй хутгана. Сэгсрэхгүй: хөөсөрч булингартана.',
        'Аяганд шүүж хийгээд нимбэгний хальсыг дээр нь мушгина.',
      ],
      tip: 'Мөс том байх тусам удаан хайлж, амт нь цэвэр үлдэнэ.',
    },
    en: {
      title: 'First Snow',
      summary: 'The recipe with the fewest ingredients, and the one that needs most care.',
      image_alt: 'A glass with a clear drink and ice, a snowflake beside it',
      glass: 'small stemmed glass',
      steps: [
        'Leave the vodka and the glass in the freezer for an hour.',
        'Put the ice into a mixing glass, rinse it with the vermouth and pour off what is left.',
        'Add the vodka and stir thirty times without a sound. Never shake: it would turn cloudy.',
        'Strain into the glass and twist the lemon peel over it.',
      ],
      tip: 'The larger the ice, the slower it melts and the cleaner the taste stays.',
    },
    ru: {
      title: 'Первый снег',
      summary: 'Меньше всего ингредиентов и больше всего внимания.',
      image_alt: 'Стакан с прозрачным напитком и льдом, рядом снежинка',
      glass: 'маленький бокал на ножке',
      steps: [
        'Подержите водку и бокал в морозильнике час.',
        'Положите лёд в смесительный стакан, ополосните его вермутом, лишнее слейте.',
        'Влейте водку и беззвучно сделайте тридцать оборотов ложкой. Не встряхивайте: напиток помутнеет.',
        'Процедите в бокал и скрутите над ним лимонную цедру.',
      ],
      tip: 'Чем крупнее лёд, тем медленнее он тает и тем чище вкус.',
    },
    cn: {
      title: '初雪',
      summary: '配料最少，却最需要用心。',
      image_alt: '一杯加冰的清澈饮品，旁边是一片雪花',
      glass: '高脚小杯',
      steps: [
        '将伏特加与杯子放入冷冻室一小时。',
        '调酒杯中放入冰块，用味美思润洗，倒掉多余的酒。',
        '加入伏特加，安静地搅拌三十圈。不要摇：会变浑浊。',
        '滤入杯中，在杯口上方拧一下柠檬皮。',
      ],
      tip: '冰块越大，融化越慢，味道越干净。',
    },
    it: {
      title: 'Prima neve',
      summary: 'La ricetta con meno ingredienti, e quella che chiede più attenzione.',
      image_alt: 'Un bicchiere con una bevanda trasparente e ghiaccio, accanto un fiocco di neve',
      glass: 'calice piccolo',
      steps: [
        'Lascia la vodka e il calice nel congelatore per un’ora.',
        'Metti il ghiaccio nel bicchiere da miscelazione, bagnalo con il vermut ed elimina l’eccesso.',
        'Versa la vodka e mescola trenta volte, senza rumore. Non scuotere: si intorbidirebbe.',
        'Filtra nel calice e strizza sopra la scorza di limone.',
      ],
      tip: 'Più il ghiaccio è grosso, più lentamente si scioglie e più pulito resta il gusto.',
    },
  },
};
