import { comment, h, ol, p, picture, product, type SeedArticle, ul } from '../shape';

export const batteriesInFrost: SeedArticle = {
  slug: 'batteries-in-the-frost',
  image: 'battery_navy_a',
  imageAlt: { mn: 'Зөөврийн цэнэглүүр', en: 'A power bank' },
  tags: ['winter', 'guide', 'shopping'],
  author: 'enkhjin',
  daysAgo: 331,
  title: { mn: 'Хүйтэнд цэнэг яагаад дуусдаг вэ?', en: 'Why batteries give up in the frost' },
  summary: {
    mn: 'Утас, чихэвч, камер: хасах хорин таван хэмийн шөнө цэнэгээ хэрхэн хэмнэх вэ?',
    en: 'Phone, headphones, camera: how to keep their charge on a night of minus twenty-five.',
  },
  body: {
    mn: [
      p('Од зурагладаг хүний өвлийн шөнө хоёр хуваагддаг: зураг авдаг хагас цаг, цэнэглүүр хайдаг хагас цаг. 60 хувьтай утас гартаа барьж байтал унтардгийг та бүхэн мэднэ. Цэнэг алга болоогүй, зүгээр л хөшсөн байдаг.'),
      h('Юу болдог вэ?'),
      p('Лити-ион батарейн доторх шингэн хүйтэнд өтгөрч, цахилгааныг удаан дамжуулдаг. Тэг хэмд багтаамжийн тавны нэг, хасах хорьд тал хүртэл нь түр ашиглагдахгүй болно. Дулаан газар ороход дийлэнх нь эргэн ирдэг. Тиймээс унтарсан утсыг хаях биш, дулаацуулах хэрэгтэй. Хуучин батарей илүү эмзэг: зун өдөртөө арай хүрдэг утас өвөл хагас цаг л тэсэх нь бий.'),
      h('Юуг хаана хийх вэ?'),
      ul(
        'Утас: дотуур хувцасны өвөр халаасанд, дэлгэцийг биедээ харуулж.',
        'Камерын нөөц батарей: хоёрыг ээлжлэн, нэг нь үргэлж энгэрт.',
        'Зөөврийн цэнэглүүр: цүнхний гадна халаасанд биш, ноосон оймсонд ороож дунд нь.',
        'Чихэвч: малгайн доор. Хүйтэн чихэвчний хайрцаг хамгийн түрүүнд сулардаг.',
      ),
      picture('mobile-phone_navy_a', 'Ухаалаг утас', 'Дэлгэцийн гэрэл, сүлжээ хайх хоёр цэнэгийг хамгийн их иднэ.'),
      product('tseneg-tsenegluur-20'),
      h('Гэрт орсны дараа'),
      ol(
        'Цүнхтэй нь хамт хагас цаг байлгаж, аажмаар дулаацуулна: цүнхнээс гаргасан хүйтэн камер дээр чийг бууна.',
        'Хөлдүү батарейг шууд цэнэглэж болохгүй. Тэгээс доош хэмд цэнэглэвэл багтаамж нь буцаж ирэхгүй буурдаг.',
        'Хуурай, гарт дулаан болсны дараа залгана.',
      ),
      p('Паар, зуух, хөнгөн цагаан тугалган уут зэрэг хурдан халаах арга батарейд хүйтнээс ч муу. Хоёр хоног ашиглахгүй бол хагас цэнэгтэй, тасалгааны сэрүүн буланд хадгалаарай. Чухал дуудлага хүлээж байвал утсаа нислэгийн горимд биш, цэнэг хэмнэх горимд тавихад хангалттай.'),
    ],
    en: [
      p('A winter night of star photography has two halves: one spent taking pictures, the other looking for a charger. You know how a phone at sixty per cent goes dark in your hand. The charge is not gone, it is only stiff with cold.'),
      h('What happens'),
      p('The liquid in a lithium battery thickens and conducts more slowly. At zero a fifth of its capacity is out of reach, at minus twenty up to half. Most of it comes back in the warmth, so a dead phone needs to be warmed rather than written off. An old battery suffers most: one that barely lasts a summer day may give you half an hour in winter.'),
      h('What goes where'),
      ul(
        'The phone in an inside pocket, its screen towards you.',
        'Spare camera batteries in turns, one always against your chest.',
        'The power bank in a wool sock in the middle of the bag, not in an outer pocket.',
        'Earphones under the hat. Their case is the first to fail.',
      ),
      picture('mobile-phone_navy_a', 'A smartphone', 'The screen and the search for a network drain the most.'),
      product('tseneg-tsenegluur-20'),
      h('Back indoors'),
      ol(
        'Leave everything in the bag for half an hour. On a bare camera water condenses.',
        'Never charge a frozen battery. Below zero it loses capacity for good.',
        'Plug it in when it is dry and feels warm in your hand.',
      ),
      p('Radiators and stoves are worse for a battery than frost. If you will not use it for some days, store it half charged in a cool corner of the room.'),
    ],
  },
  related: ['layers-for-minus-thirty'],
  comments: [
    comment('Ө. Тэнүүн', 6, 'Хөлдүүгээр нь цэнэглэдэг байсан, одоо багтаамж нь тал болсон. Одоо л шалтгааныг ойлголоо.'),
    comment('Мягмарсүрэн', 18, 'Машинд орхисон цэнэглүүр эвдрэх үү?', comment('Ц. Энхжин', 22, 'Ганц шөнөөр эвдрэхгүй байх. Дулаацуулаад нэг удаа цэнэглэж үзээрэй, хавдсан бол огт хэрэглэж болохгүй.')),
    comment('Noah', 39, 'Wool sock around the power bank: tested on a night train, still 80 per cent in the morning.'),
    comment('Г. Мичид', 64, 'Ухаалаг цагаа ханцуйн дотуур зүүвэл мөн адил тусалж байна.'),
  ],
};
