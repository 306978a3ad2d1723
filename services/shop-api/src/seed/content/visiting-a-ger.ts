import { h, p, picture, quote, type SeedArticle, ul } from './shape';

export const visitingAGer: SeedArticle = {
  slug: 'visiting-a-ger',
  image: 'article-ger_dusk',
  imageAlt: { mn: 'Үдшийн гэр', en: 'A ger at dusk' },
  tags: ['travel', 'guide'],
  author: 'nomin',
  daysAgo: 55,
  title: { mn: 'Айлд зочлох ёс', en: 'Visiting a ger: what to know' },
  summary: {
    mn: 'Хаана суух, юу барих, юунаас цээрлэх вэ? Хотын хүүхдэд ч, гадаад найздаа ч уншуулаарай.',
    en: 'Where to sit, what to bring and what to avoid, for friends from abroad and children from the city.',
  },
  body: {
    mn: [
      p('Хөдөө явахад айлаар орох нь аяллын хамгийн сайхан хэсэг. Малчин айл зочноо цайгаар угтдаг, харин зочин хэдхэн энгийн ёсыг мэдэж байвал хоёулаа эвтэйхэн.'),
      h('Орохын өмнө'),
      p('Гэрт ойртохдоо хаалга тогшдоггүй, «Нохой хор» гэж дуудна. Нохойноос айхгүй байсан ч ингэж дуудах нь зочин ирлээ гэсэн дохио. Босгон дээр гишгэж, босгоор бие биедээ юм дамжуулж болохгүй.'),
      h('Хаана суух вэ?'),
      p('Хаалгаар ороод баруун тал нь зочин, эрчүүдийн тал, зүүн тал нь гэрийн эзэгтэйн тал. Хоймор хүндтэй зочны суудал: заагаагүй бол сууж болохгүй. Багана хоёрын хооронд алхаж болохгүй, хөлөө гал руу жийж болохгүй.'),
      picture('room-ger_red', 'Гэрийн дотор', 'Тооно, багана, гал: гэрийн гурван хүндэтгэлтэй зүйл.'),
      h('Цай, идээ'),
      ul(
        'Өгсөн бүхнийг баруун гараараа, эсвэл хоёр гараар аваарай.',
        'Уухгүй байсан ч аягыг уруулдаа хүргээд тавиарай.',
        'Ханцуйгаа буулгаж, малгайгаа өмссөн хэвээр авах нь ёс.',
        'Айрагнаас татгалзах бол шууд «үгүй» гэхийн оронд амсаад талархлаа илэрхийлээрэй.',
      ),
      h('Бэлэг'),
      p('Хүүхдэд чихэр, ном; гэрийн эзэгтэйд цай, чихэр, гар нүүрийн алчуур; өвөө, эмээд хадаг. Мөнгө өгөх бол дугтуйнд хийж, хоёр гардаж бариарай.'),
      quote('Гэртээ зочинтой айл зовлонгүй.', 'Ардын үг'),
    ],
    en: [
      p('Stopping at a family’s ger is the best part of a journey through the countryside. Herders greet a guest with tea, and if the guest knows a few simple customs both sides are at ease.'),
      h('Before you go in'),
      p('Nobody knocks. You call “Nokhoi khor!”, which means “hold the dog”, and it tells the family that somebody has come, dog or no dog. Do not step on the threshold and do not hand anything across it.'),
      h('Where to sit'),
      p('Seen from the door, the left is for guests and men, the right belongs to the lady of the house. The far end is the seat of honour: wait until you are asked. Do not walk between the two pillars, and never point your feet at the fire.'),
      picture('room-ger_red', 'Inside a ger', 'Crown, pillars and fire: three things a ger holds in respect.'),
      h('Tea and food'),
      ul(
        'Take what you are given with the right hand, or with both.',
        'If you cannot drink it, touch the bowl with your lips and put it down.',
        'Roll your sleeves down and keep your hat on when you receive something.',
        'Instead of refusing airag, taste it and say thank you.',
      ),
      h('What to bring'),
      p('Sweets and books for the children, tea or towels for the lady of the house, a khadag for the grandparents. Put money, if you give any, in an envelope and hold it out with both hands.'),
      quote('A home with guests is a home without sorrow.', 'Proverb'),
    ],
  },
};
