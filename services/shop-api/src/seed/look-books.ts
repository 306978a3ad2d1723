import type { SeedLookBook } from './seed-shape';

export const lookBookRows: readonly SeedLookBook[] = [
  {
    id: 1,
    slug: 'winter-in-the-city',
    title: { mn: 'Хотын өвөл', en: 'Winter in the city', ru: 'Зима в городе', cn: '城里的冬天', it: 'Inverno in città' },
    summary: { mn: 'Хасах гучид ажилдаа алхаж явах хувцас.', en: 'What to wear when you walk to work at thirty below.', ru: 'В чём идти на работу при минус тридцати.', cn: '零下三十度步行上班的穿搭。', it: 'Che cosa indossare per andare al lavoro a piedi a trenta sotto zero.' },
    paragraphs: {
      mn: [
        'Улаанбаатарын өвөл нам гүм, хуурай, хүйтэн. Зузаан нэг давхраас нимгэн гурван давхар дээр: дотуур ноолуур, дээгүүр салхи үл нэвтрэх, хөлд эсгий.',
        'Ноолуур жингээсээ долоо дахин их чийг шингээдэг тул автобусанд халуу шатахгүй, гадаа даарахгүй. Өнгийг нь хооронд нь тааруулж сонгосон.',
      ],
      en: [
        'Winter in Ulaanbaatar is quiet, dry and cold. Three thin layers beat one thick one: cashmere next to the skin, something windproof above, felt on the feet.',
        'Cashmere keeps you dry on an overheated bus and warm outside. We chose colours that go together.',
      ],
    },
    image: 'skyline-ub_dusk',
    imageAlt: { mn: 'Улаанбаатарын үдшийн гэрэл', en: 'The lights of Ulaanbaatar at dusk', ru: 'Огни Улан-Батора в сумерках', cn: '暮色中的乌兰巴托灯火', it: 'Le luci di Ulan Bator al crepuscolo' },
    products: ['khangai-esgii-gutal-brown', 'bulgan-arisan-gutal-high', 'zavkhan-nekhii-gutal-camel', 'ukhaa-zakhtai-tsamts-camel', 'bugiin-malgai-navy', 'khos-beelii-brown'],
  },
  {
    id: 2,
    slug: 'a-week-in-the-gobi',
    title: { mn: 'Говьд долоо хоног', en: 'A week in the Gobi', ru: 'Неделя в Гоби', cn: '戈壁一周', it: 'Una settimana nel Gobi' },
    summary: { mn: 'Салхи, нар, хүйтэн шөнө: үүргэвчинд юу хийх вэ?', en: 'Wind, sun and cold nights: what goes into the bag.', ru: 'Ветер, солнце, холодные ночи: что взять с собой.', cn: '有风、有太阳、夜里冷：行囊里该带什么。', it: 'Vento, sole e notti fredde: che cosa mettere nello zaino.' },
    paragraphs: {
      mn: [
        'Говьд өдөр нь гучин хэм халуун, шөнө нь тэг. Хамгийн түрүүнд салхи үл нэвтрэх майхан, дараа нь дулаан уут, гуравт нь магнайн гэрэл.',
        'Бид энэ жагсаалтыг арван жил говиор явсан хөтөч нартайгаа хийсэн. Илүү юм алга.',
      ],
      en: [
        'In the Gobi it is thirty degrees by day and freezing at night. First a tent that stands in the wind, then a warm bag, then a light for your head.',
        'We made this list with guides who have walked the Gobi for ten years. There is nothing on it that you do not need.',
      ],
    },
    image: 'gobi-camp_dusk',
    imageAlt: { mn: 'Говийн майхан үдшийн бүрийд', en: 'A camp in the Gobi at dusk', ru: 'Лагерь в Гоби в сумерках', cn: '暮色中的戈壁营地', it: 'Un campo nel Gobi al crepuscolo' },
    products: ['salkhich-maikhan-2', 'khuiten-uut-autumn', 'magnain-gerel-black', 'tulga-gal-tulga-4', 'otgontenger-yavgan-gutal-brown'],
  },
  {
    id: 3,
    slug: 'the-white-month-table',
    title: { mn: 'Цагаан сарын ширээ', en: 'The table of the White Month', ru: 'Стол Белого месяца', cn: '白月的餐桌', it: 'La tavola del Mese Bianco' },
    summary: { mn: 'Шинийн нэгний өглөөнд бэлдэх идээ, бэлэг.', en: 'Food and gifts for the first morning of the year.', ru: 'Угощения и подарки к первому утру года.', cn: '新年第一个早晨的美食与礼物。', it: 'Cibi e regali per il primo mattino dell’anno.' },
    paragraphs: {
      mn: [
        'Хэвийн боовыг сондгой тоогоор өрж, дээр нь ааруул, чихэр тавина. Цай нь давстай, сүү нь өтгөн байх ёстой.',
        'Бэлэг нь том байх албагүй. Зөгийн бал, шоколад, цайны уут хоёр гараар барихад яг тохирно.',
      ],
      en: [
        'The festive pastry is laid in an odd number of layers, with aaruul and sweets on top. The tea is salted and the milk is rich.',
        'A gift need not be big. Honey, chocolate or tea is just right to be given with both hands.',
      ],
    },
    image: 'room-ger_red',
    imageAlt: { mn: 'Гэрийн хоймор', en: 'The seat of honour in a ger', ru: 'Почётное место в юрте', cn: '蒙古包里的上座', it: 'Il posto d’onore nella gher' },
    products: ['boortsog-heviin', 'aaruul-soft', 'zugiin-bal-meadow', 'shokolad-chatsargana', 'suutei-tsai-plain', 'shar-tos-500'],
  },
];
