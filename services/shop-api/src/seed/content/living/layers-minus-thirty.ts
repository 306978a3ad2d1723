import { comment, h, ol, p, picture, product, type SeedArticle, ul } from '../shape';

export const layersMinusThirty: SeedArticle = {
  slug: 'layers-for-minus-thirty',
  image: 'terelj-rocks_winter_10092',
  imageAlt: { mn: 'Цастай Тэрэлжийн хад', en: 'The rocks of Terelj in the snow' },
  tags: ['winter', 'wear', 'guide'],
  author: 'munkhbat',
  daysAgo: 352,
  title: { mn: 'Хасах гучин хэмд давхарлаж хувцаслах нь', en: 'How to dress in layers for minus thirty' },
  summary: {
    mn: 'Нэг зузаан хүрэмнээс гурван нимгэн давхар дулаан. Аль нь ямар үүрэгтэй вэ?',
    en: 'Three thin layers are warmer than one thick coat. What each of them is for.',
  },
  body: {
    mn: [
      p('Сурагчид маань уулын бэлд ирэхдээ хамгийн зузаан куртикээ өмсдөг. Арван минут алхаад хөлөрч, зогсоод дагжина. Хүйтэнд биш, чийгэнд даардаг гэдгийг хүн бүр нэг удаа ингэж ойлгодог.'),
      h('Гурван давхар'),
      ol(
        'Дотуур: биед наалдсан нимгэн ноосон цамц, өмд. Хөвөн хөлсийг барьж хөрдөг тул тохирохгүй.',
        'Дунд: ноолуур, сарлагийн ноос эсвэл флис. Агаар барих үүрэгтэй тул хэт чанга байж болохгүй.',
        'Гадуур: салхи нэвтрүүлдэггүй хүрэм эсвэл дээл. Бөгс, ташааг бүрхсэн урттай байг.',
      ),
      p('Автобусны буудал дээр зогсох хүн дунд давхараа хоёр болгоно. Алхаж ажилладаг хүн нэгийг хасна. Гарахад тань ялимгүй сэрүүхэн байвал хөдлөхөд яг таарна. Хүүхдэд нэг давхар нэмдэг заншил бий ч гүйж тоглодог хүүхэд томчуудаас түрүүлж хөлөрдөг.'),
      picture('deel_navy_d', 'Хурган дотортой дээл', 'Хурган дотортой дээл дунд, гадуур хоёр давхарыг нэг дор гүйцэтгэдэг.'),
      h('Толгой, гар, хөл'),
      p('Малгай чихийг бүтэн бүрхэх ёстой. Хүзүүний алчуур амны дээгүүр гарч, хүйтэн агаарыг шүүнэ. Хоёр давхар бээлийний дотор талынх нимгэн байвал утсаа гаргахад гараа бүтэн нүцгэлэх шаардлагагүй.'),
      product('bugiin-malgai-navy'),
      ul(
        'Гуталдаа хоёр зузаан оймс чихэж болохгүй: шахагдсан хөл хурдан хөрнө.',
        'Солих оймс цүнхэндээ авч яваарай.',
        'Хацар, хамрын үзүүр цайрвал дулаан газар орж, гараараа бүлээцүүлээрэй. Цасаар үрж болохгүй.',
      ),
      h('Дулаан газар орохдоо'),
      p('Автобус, дэлгүүрт орсон даруй цахилгаанаа тайлж, малгайгаа аваарай. Дотроо хөлрөөд гарвал бүх давхарын ач тус үгүй болно. Миний ганц зөвлөгөө энэ: хувцас нэмэхээс илүү хасаж сурах хэрэгтэй.'),
    ],
    en: [
      p('My students turn up at the foot of the mountain in the thickest coat they own. They walk for ten minutes, sweat, stop, and shiver. Everybody learns it once this way: it is not the cold that chills you but the damp.'),
      h('The three layers'),
      ol(
        'Next to the skin: thin wool, top and bottom. Cotton holds sweat and turns cold.',
        'In the middle: cashmere, yak wool or fleece. Its work is to hold air, so it must not be tight.',
        'Outside: a windproof jacket or a deel, long enough to cover your hips.',
      ),
      p('If you stand at bus stops, wear two middle layers. If you walk or work, leave one out. Slightly cool when you step out is just right once you move. Parents like to add a layer for children, but children run, and sweat before we do.'),
      picture('deel_navy_d', 'A deel lined with lambskin', 'A lambskin deel is middle and outer layer in one.'),
      h('Head, hands and feet'),
      p('A hat has to cover the ears completely. Pull the scarf over your mouth to take the edge off the air. With thin gloves inside big mittens you can use your phone without baring your hands.'),
      product('bugiin-malgai-navy'),
      ul(
        'Do not force two thick pairs of socks into your boots: a squeezed foot goes cold quickly.',
        'Carry dry socks in your bag.',
        'If a cheek or the tip of your nose turns white, go indoors and warm it with your hand. Never rub it with snow.',
      ),
      h('When you come inside'),
      p('Open your zip and take off your hat as soon as you enter a bus or a shop. Sweat indoors and all your layers are wasted. Knowing when to take something off matters more than owning more to put on.'),
    ],
  },
  related: ['choosing-felt-boots'],
  comments: [
    comment('Т. Ганзориг', 7, 'Барилгад ажилладаг хүний хувьд яг үнэн. Хөвөн цамцаа сольсноос хойш ханиад хүрэхээ больсон.'),
    comment('Солонго', 13, 'Сургуулийн хүүхдэд гурван давхар хийхээр хувцасны өлгүүрт багтахгүй юм аа.', comment('Ж. Мөнхбат', 18, 'Хүүхдэд дотуур ноосон цамц, дээр нь сайн куртик хоёр л хангалттай. Завсарлагаанд гүйдэг учраас.'), comment('Н. Пүрэвжав', 26, 'Манайх хүзүүвч, бээлийг ханцуйд нь чихчихдэг, алга болохоо больсон.')),
    comment('Peter', 55, 'Moved here from a rainy country last year. Nobody told me that cotton was the problem. Thank you.'),
  ],
};
