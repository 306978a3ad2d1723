import { comment, h, ol, p, picture, product, type SeedArticle, ul } from '../shape';

export const washingCashmere: SeedArticle = {
  slug: 'washing-cashmere-in-january',
  image: 'sweater_cream_a',
  imageAlt: { mn: 'Цайвар ноолууран цамц', en: 'A cream cashmere sweater' },
  tags: ['care', 'winter', 'home'],
  author: 'nomin',
  daysAgo: 318,
  title: { mn: 'Нэгдүгээр сард ноолуураа гэртээ угаах нь', en: 'Washing cashmere at home in January' },
  summary: {
    mn: 'Паар халуун, агаар хуурай, гадаа хүйтэн: өвлийн дундуур угаасан цамцыг хаана, яаж хатаах вэ?',
    en: 'Hot radiators, dry air and frost outside: where and how a sweater dries in the middle of winter.',
  },
  body: {
    mn: [
      p('Шинэ жилийн ширээ, машины утаа, арваад өдрийн хөлс: нэгдүгээр сард ноолууран цамц угаалга нэхэж эхэлнэ. Олон хүн хавар хүртэл хүлээдэг ч тос, давс ширхэгт шингэх тусам гаргахад хэцүү болдог. Гэртээ угаахад хагас цаг л хэрэгтэй. Хатах хугацаа нь харин зунаас богино: өвлийн өрөө хуурай.'),
      h('Угаалтуурт, гараар'),
      ol(
        'Цамцаа эргүүлж, толботой хэсгийг түрүүлж хуруугаараа шавшина.',
        '30 хэмийн усанд ноосны саван хийж хөөсрүүлнэ. Нэг цамцанд нэг халбага хангалттай.',
        'Арван минут дэвтээгээд доороос нь тосож өргөн зөөлөн шахна.',
        'Мөн адил бүлээн усаар хөөсгүй болтол зайлна.',
      ),
      p('Өвөл хүйтэн ус мөс шиг ирдэг тул зайлах усаа урьдчилж хувинд хольж бэлдээрэй. Халуун, хүйтэн хоёрын хооронд үсрэх нь угаалгын нунтгаас илүү аюултай: ноос тэр дороо эсгийрдэг.'),
      h('Хаана хатаах вэ?'),
      p('Паар дээр тавьсан цамц гадна талаасаа хатаж, дотроо чийгтэй үлддэг, хажуугийн оёдол нь хатуурна. Цонхны тавцан бас тохирохгүй: шил хүйтэн, паар халуун. Хамгийн зөв нь паараас хоёр алхам зайд тавьсан ширээ эсвэл хувцасны тор.'),
      picture('sweater_navy_a', 'Хөх ноолууран цамц', 'Ханцуйг нь дотогш эвхэлгүй, хэлбэрээр нь дэлгээрэй.'),
      ul(
        'Алчуурт ороож усыг нь шахсан цамц нэг өдөрт хатна.',
        'Зургаан цаг тутам нөгөө талаар нь эргүүлээрэй.',
        'Өрөөний агаар хэт хуурай бол цамц тань чийгшүүлэгчийн үүргийг давхар гүйцэтгэнэ.',
      ),
      h('Гадаа хөлдөөж болох уу?'),
      p('Нойтон ноолуурыг гадаа өлгөж болохгүй: хөлдсөн ширхэг нугарахад хугардаг. Харин хуурай цамцыг тагтанд цэвэр агаартай өдөр хорин минут сэвлүүлэхэд хоолны үнэр арилна.'),
      product('tsagaan-suvarga-tsamts-women'),
    ],
    en: [
      p('New year’s dinners, traffic and ten days of wear: by January a cashmere sweater asks for water. Many people wait until spring, but the longer oil and salt sit in the fibre the harder they are to get out. At home it takes half an hour.'),
      h('In the basin, by hand'),
      ol(
        'Turn the sweater inside out and dab stains with your fingertips first.',
        'Stir wool soap into water of 30 °C. One spoon is enough for one sweater.',
        'Soak it for ten minutes, then lift it from below and press gently.',
        'Rinse in water just as warm until no foam is left.',
      ),
      p('In winter the cold tap runs close to freezing, so mix your rinsing water in a bucket beforehand. A jump from warm to cold does more harm than any detergent: the wool felts at once.'),
      h('Where to dry it'),
      p('On a radiator the outside dries, the inside stays damp and the seams go hard. The window sill is no better, with cold glass on one side and hot iron on the other. Use a table or a flat rack two steps away from the heat.'),
      picture('sweater_navy_a', 'A navy cashmere sweater', 'Lay it out in its shape, with the sleeves beside it.'),
      ul(
        'Rolled in a towel and pressed first, it is dry in a day.',
        'Turn it over every six hours.',
        'If your flat is very dry, your sweater works as a humidifier meanwhile.',
      ),
      h('What about frost?'),
      p('Do not hang wet cashmere outside: frozen fibres break when they bend. A dry sweater is different. Twenty minutes on the balcony on a clear day take away the smell of cooking.'),
      product('tsagaan-suvarga-tsamts-women'),
    ],
  },
  related: ['caring-for-cashmere'],
  comments: [
    comment('Д. Сарантуяа', 5, 'Би жил бүр паар дээр тавьдаг байсан. Оёдол нь хатуурдаг шалтгаан нь энэ байж.', comment('Б. Номин', 9, 'Уураар зөөлөн тэгшилбэл хатуурсан оёдол ихэнхдээ буцаж зөөлөрдөг шүү.')),
    comment('Энхмаа', 22, 'Үсний шампунь хэрэглэж болох уу? Ноосны саван дууссан байна.', comment('Б. Номин', 27, 'Нэг удаа болно, өнгөгүй, тэжээлгүй шампунийг бага зэрэг хийгээрэй.')),
    comment('Helen', 70, 'The bucket of rinsing water is such a simple idea. My cold tap could make ice cream in January.'),
  ],
};
