import { b, comment, h, p, picture, type SeedArticle, table, ul } from '../shape';

export const airportsAndLuggage: SeedArticle = {
  slug: 'airports-and-luggage',
  image: 'airplane_blue_a',
  imageAlt: { mn: 'Нисэх онгоц', en: 'An aeroplane' },
  tags: ['travel', 'guide'],
  author: 'khulan',
  daysAgo: 249,
  title: { mn: 'Нисэх буудал, ачаа тээш', en: 'Airports and luggage' },
  summary: {
    mn: 'Хотоос хэзээ гарах, чемодандаа юу хийхгүй байх, ачаа ирэхгүй бол юу хийх вэ?',
    en: 'When to leave the city, what not to pack, and what to do when the bag does not arrive.',
  },
  body: {
    mn: [
      p('Чингис хаан нисэх буудал 2021 оноос Хөшигийн хөндийд, хотоос 50 орчим километрт ажиллаж байна. Хуучин буудлынхаа цагаар гардаг хүн одоо хоцорно: оргил цагт хотоос гарахад л нэг цаг ордог. Би хэрэглэгчийн гомдол уншдаг хүн учраас гомдлын гуравны нэг нь энд, бүртгэлийн ширээн дээр эхэлдгийг мэднэ.'),
      h('Хэзээ гарах вэ?'),
      table(
        ['Нислэг', 'Буудалд ирэх', 'Хотын төвөөс гарах'],
        ['Орон нутаг', '1.5–\u20602 цагийн өмнө', '3–\u20603.5 цагийн өмнө'],
        ['Олон улс', '3 цагийн өмнө', '4.5 цагийн өмнө'],
      ),
      p('Цас, шороон шуурга, том баярын өмнөх орой дээр нь хагас цаг нэмээрэй. Бүртгэл хаагдсаны дараа хаалга онгорхой байгаа нь тус болохгүй.'),
      h('Жин, хэмжээ'),
      ul(
        [b('Орон нутгийн онгоц '), 'жижиг тул тээш нь олон улсынхаас бага. Тасалбар дээрх тоог уншина, найзынхаа тоог биш.'],
        [b('Гар тээшинд: '), 'бичиг баримт, эм, утасны цэнэглэгч, нэг өдрийн хувцас, эвдэрдэг зүйл.'],
        [b('Нөөц цэнэглэгч, литийн батарей '), 'зөвхөн гар тээшинд. Тээшинд хийвэл цүнхийг тань нээлгэнэ.'],
        [b('Ааруул, мах, айраг: '), 'хүрч очих орныхоо хилийн журмыг урьдчилж харна. Олон орон мах, сүүг оруулдаггүй.'],
      ),
      h('Тээш ирээгүй бол'),
      p('Буудлаас гарахаасаа өмнө, туузны дэргэдэх ширээнд мэдэгдэж, дугаартай бичиг аваарай. Тасалбар, тээшний наалт, худалдан авсан зүйлийн баримтаа хадгална. Эвдэрсэн бол ирснээс хойш долоо хоногийн дотор, хоцорсон бол гурван долоо хоногийн дотор бичгээр гомдол гаргах нь олон улсын нислэгт нийтлэг хугацаа. Компанийхаа журмыг уншаарай.'),
      picture('world-map_sand_d', 'Дэлхийн газрын зураг', 'Чемоданаа явахаас өмнө нэг удаа зургаар авбал дараа нь удаан тайлбарлах хэрэггүй.'),
      p('Чемоданы дотор талд ч нэр, имэйлээ бичсэн цаас хийгээрэй. Гадна талын наалт тасрахад үүнийг л уншдаг.'),
    ],
    en: [
      p('Since 2021 Chinggis Khaan airport has been in the Khushig valley, about 50 km from the city. Leave as you did for the old one and you will miss your flight: at rush hour it takes an hour just to get out of town. I read complaints for a living, and a third of them begin at the check-in desk.'),
      h('When to leave'),
      table(
        ['Flight', 'Be at the airport', 'Leave the centre'],
        ['Domestic', '1.5–\u20602 hours before', '3–\u20603.5 hours before'],
        ['International', '3 hours before', '4.5 hours before'],
      ),
      p('Add half an hour for snow, for dust storms and for the evening before a big holiday. Once check-in is closed, an open door is of no use.'),
      h('Weight and size'),
      ul(
        [b('Domestic planes '), 'are small, and so is the allowance. Read the figure on your own ticket, not on your friend’s.'],
        [b('In the cabin bag: '), 'documents, medicine, charger, clothes for a day and anything that breaks.'],
        [b('Power banks and lithium batteries '), 'go in the cabin only. If they are in the hold, your case will be opened.'],
        [b('Dried curd, meat and airag: '), 'look up the rules of the country you fly to. Many let in neither meat nor milk.'],
      ),
      h('If the bag does not come'),
      p('Report it at the desk next to the belt before you leave the hall, and take a paper with a number. Keep your ticket, the luggage tag and receipts for what you have to buy. On international flights the usual limits for a written complaint are a week for damage and three weeks for delay. Read your airline’s own rules, too.'),
      picture('world-map_sand_d', 'A map of the world', 'Photograph your suitcase before you go: it saves a long description.'),
      p('Put a slip of paper with your name and e-mail inside the case as well. When the tag outside is torn off, that is what they look for.'),
    ],
  },
  comments: [
    comment(
      'П. Амарсанаа',
      6,
      'Хуучин цагаараа гараад хоцорсон хүн нь би байна. Дөрөв хагасын өмнө гэдгийг одоо хэзээ ч мартахгүй.',
      comment('Н. Хулан', 11, 'Та ганцаараа биш. Дараагийн тасалбараа өглөөний нислэг аваарай: зам чөлөөтэй.'),
    ),
    comment('Оргил', 18, 'Чемоданы дотор цаас хийх санааг ажил дээрээ бүгдэд нь уншуулав. Манай нэгнийх яг ингэж олдсон юм.'),
    comment('Grace', 29, 'Is three hours really needed at night? I have never waited in a queue there after midnight.', comment('Н. Хулан', 35, 'Two are often enough at night. But check-in still closes at its fixed time.')),
    comment('Сергей', 54, 'Внешний аккумулятор забыл в чемодане, вызывали по громкой связи. Теперь проверяю дважды.'),
  ],
};
