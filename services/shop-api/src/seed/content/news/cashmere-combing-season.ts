import { p, type SeedArticle, table } from '../shape';

export const cashmereCombingSeason: SeedArticle = {
  kind: 'news',
  slug: 'cashmere-combing-season',
  image: 'goat_green_b',
  imageAlt: { mn: 'Ямаа', en: 'A goat' },
  tags: ['workshops', 'wear'],
  author: 'nomin',
  daysAgo: 218,
  title: { mn: 'Ноолуурын улирал: малчдад мөнгийг нь тэр өдөр нь', en: 'Combing season: herders paid on the same day' },
  summary: {
    mn: '«Алтан босго» энэ хавар Өмнөговь, Баянхонгорт худалдан авах цэгээ малчдын ойролцоо байгууллаа.',
    en: 'Altan Bosgo has moved its buying points closer to the herders of Umnugovi and Bayankhongor.',
  },
  body: {
    mn: [
      p('Ямаа хавар хөөврөө хаях үед самнадаг. Хэт эрт самнавал хүйтэнд даарна, оройтвол хөөвөр унана. Малчид энэ богино хугацаанд хол замд ачаа тээхгүй байх нь чухал тул «Алтан босго» дөрвөн суманд түр цэг байгууллаа. Бид хоёрт нь очив.'),
      table(
        ['', 'Өмнө нь', 'Энэ хавар'],
        ['Хүрэх зам', '120 км хүртэл', '35 км хүртэл'],
        ['Мөнгө авах хугацаа', '2–\u20603 долоо хоног', 'Мөн өдөртөө'],
        ['Ангилал', 'Нэг үнэ', 'Нарийнаар дөрвөн үнэ'],
      ),
      p('Хөөврийн нарийн, урт хоёрыг газар дээр нь хэмждэг жижиг багаж гол шинэчлэл. Малчин дүнгээ харж, дараа жил аль ямаагаа үлдээхээ шийднэ. Тооноос илүү чанар бодож мал өсгөвөл бэлчээрт ч хөнгөн.'),
      p('Энэ хаврын хөөврөөр сүлжсэн цамц намар дэлгүүрт ирж, шошгон дээр нь сумын нэр бичигдэнэ.'),
    ],
    en: [
      p('Goats are combed in spring, when they shed their down. Too early, and the animal freezes; too late, and the down is gone. Nobody wants long drives in those few weeks, so Altan Bosgo opened temporary buying points in four soums. We visited two of them.'),
      table(
        ['', 'Before', 'This spring'],
        ['Distance', 'Up to 120 km', 'Up to 35 km'],
        ['Payment', 'After 2–\u20603 weeks', 'The same day'],
        ['Grading', 'One price', 'Four, by fineness'],
      ),
      p('What is new is a small device that measures fineness and length on the spot. Herders see the results and decide which goats to keep next year. Fewer animals with better down are easier on the pasture, too.'),
      p('Sweaters knitted from this spring’s down arrive in autumn, with the name of the soum on the label.'),
    ],
  },
  related: ['caring-for-cashmere', 'yak-wool-agreement'],
};
