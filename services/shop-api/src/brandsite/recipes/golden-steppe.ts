import { of } from './ingredients';
import type { RecipeContent } from './recipe-content';

export const goldenSteppe: RecipeContent = {
  slug: 'golden-steppe',
  image: 'brand-recipe_honey',
  taste: 'fruity',
  minutes: 2,
  ingredients: [of(50, 'honeyVodka'), of(90, 'appleJuice'), of(10, 'lemonJuice'), of(1, 'lemonSlice'), of(4, 'ice')],
  text: {
    mn: {
      title: 'Алтан тал',
      summary: 'Намрын талын өнгөтэй: алим, бал хоёр, ард нь арцны үнэр.',
      image_alt: 'Алтан шаргал ундаатай шилэн аяга, дэргэд нь зөгийн балны ваар',
      glass: 'нам шилэн аяга',
      steps: [
        'Аягыг мөсөөр дүүргэнэ.',
        'Балтай архи, нимбэгний шүүсийг хийж, аяга хөлрөх хүртэл хутгана.',
        'Алимны шүүсийг мөсөн дээгүүр аажим асгана.',
        'Нимбэгний зүсмийг аяганы амсараар нэг тойруулж үрээд дотор нь хийнэ.',
      ],
      tip: 'Тунгалаг шүүс сонгоно уу. Булингартай шүүс балны үнэрийг дарна.',
    },
    en: {
      title: 'Golden Steppe',
      summary: 'The colour of the steppe in autumn: apple and honey, with juniper far behind.',
      image_alt: 'A glass with a golden drink and ice, a honey pot beside it',
      glass: 'tumbler',
      steps: [
        'Fill the glass with ice.',
        'Pour in the honey vodka and the lemon juice, and stir until the glass is misted over.',
        'Pour the apple juice slowly over the ice.',
        'Run the slice of lemon around the rim once and drop it in.',
      ],
      tip: 'Choose clear juice. A cloudy one hides the scent of the honey.',
    },
    ru: {
      title: 'Золотая степь',
      summary: 'Цвет осенней степи: яблоко и мёд, а где-то вдали можжевельник.',
      image_alt: 'Стакан с золотистым напитком и льдом, рядом горшочек мёда',
      glass: 'низкий стакан',
      steps: [
        'Наполните стакан льдом.',
        'Влейте медовую водку и лимонный сок, мешайте, пока стакан не запотеет.',
        'Медленно влейте яблочный сок поверх льда.',
        'Проведите ломтиком лимона по краю стакана и опустите его внутрь.',
      ],
      tip: 'Берите осветлённый сок: мутный заглушит аромат мёда.',
    },
    cn: {
      title: '金色草原',
      summary: '秋日草原的颜色：苹果与蜂蜜，远处是一缕杜松。',
      image_alt: '一杯加冰的金色饮品，旁边放着蜂蜜罐',
      glass: '矮杯',
      steps: [
        '杯中装满冰块。',
        '倒入蜂蜜伏特加和柠檬汁，搅拌至杯壁起雾。',
        '沿着冰块缓缓注入苹果汁。',
        '用柠檬片沿杯口擦一圈，然后放入杯中。',
      ],
      tip: '请选澄清的果汁，浑浊的果汁会盖住蜂蜜的香气。',
    },
    it: {
      title: 'Steppa dorata',
      summary: 'Il colore della steppa in autunno: mela e miele, e lontano il ginepro.',
      image_alt: 'Un bicchiere con una bevanda dorata e ghiaccio, accanto un vasetto di miele',
      glass: 'bicchiere basso',
      steps: [
        'Riempi il bicchiere di ghiaccio.',
        'Versa la vodka al miele e il succo di limone, e mescola finché il vetro si appanna.',
        'Versa lentamente il succo di mela sul ghiaccio.',
        'Passa la fetta di limone sul bordo, una volta, e lasciala cadere nel bicchiere.',
      ],
      tip: 'Scegli un succo limpido: quello torbido copre il profumo del miele.',
    },
  },
};
