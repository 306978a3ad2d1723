import { h, p, ul } from '../content/shape';
import type { SeedCampaign } from './shape';

const boots: SeedCampaign = {
  slug: 'ul-boots-week',
  kind: 'offer',
  image: 'campaign-taiga_winter',
  imageAlt: { mn: 'Цаст тайга', en: 'The taiga under snow', ru: 'Тайга под снегом', cn: '雪中的泰加林', it: 'La taiga sotto la neve' },
  code: 'UL15',
  products: [
    'khangai-esgii-gutal-brown',
    'bulgan-arisan-gutal-high',
    'zavkhan-nekhii-gutal-camel',
    'khangai-esgii-gutal-grey',
    'tereljiin-jim-gutal-brown',
    'soyombo-ajliin-gutal-black',
    'botgo-khuukhdiin-esgii-grey',
  ],
  starts: -4,
  ends: 10,
  title: { mn: 'Дулаан алхъя: «Ул» гутал 15% хямд', en: 'Walk warm: 15% off Ul boots', ru: 'Тепло ногам: обувь Ul на 15\u00A0% дешевле', cn: '暖足出行：Ul 靴子优惠15%', it: 'Piedi al caldo: stivali Ul con il 15% di sconto' },
  summary: {
    mn: 'Хасах гучийн өглөө хөлөө бүү даараарай. Эсгий, нэхий, арьсан гутал кодоор 15% хямдарлаа.',
    en: 'Felt, sheepskin and leather for mornings at minus thirty. 15% off with a code.', ru: 'Войлок, овчина и кожа для утра при минус тридцати. Скидка 15\u00A0% по промокоду.', cn: '零下三十度的清晨，也有毛毡、羊皮毛和皮革护足。使用优惠码立减15%。', it: 'Feltro, montone e pelle per mattine a trenta sotto zero. Sconto del 15% con un codice.',
  },
  body: {
    mn: [
      p('«Ул»-ын гутлыг Архангайн Цэцэрлэг хотын эсгийчид, Улаанбаатарын гуталчид хамт хийдэг. Ул нь хальтирдаггүй, дотор нь чийг тогтоодоггүй.'),
      h('Аль нь танд тохирох вэ?'),
      ul(
        'Хотод алхах бол нимгэн ултай эсгий гутал хөнгөн.',
        'Хөдөө, машинд удаан суух бол нэхий дотортой нь дулаан.',
        'Уул, хавцалд өндөр түрийтэй арьсан гутал шагайг хамгаална.',
      ),
    ],
    en: [
      p('Ul boots are made by felt makers from Tsetserleg in Arkhangai together with shoemakers in Ulaanbaatar. The soles do not slip, and the lining does not hold damp.'),
      h('Which pair is yours?'),
      ul(
        'For walking in town: light felt with a thin sole.',
        'For the countryside and long drives: sheepskin inside.',
        'For hills and gorges: a high leather boot that holds the ankle.',
      ),
    ],
  },
  terms: {
    mn: [
      'Сагсандаа UL15 кодыг оруулахад «Ул» брэндийн бараа 15% хямдарна.',
      'Өөр хямдралын кодтой хамт хэрэглэхгүй. Хямдарсан үнээс дахин хасна.',
      'Размер дуусвал дахин захиалахгүй.',
    ],
    en: [
      'Enter the code UL15 in your cart for 15% off all products by Ul.',
      'It cannot be combined with another discount code. It also applies to reduced prices.',
      'Sizes that sell out will not be restocked for this offer.',
    ],
  },
};

const camps: SeedCampaign = {
  slug: 'winter-ger-camps',
  kind: 'offer',
  image: 'campaign-camp_winter',
  imageAlt: { mn: 'Өвлийн жуулчны бааз', en: 'A ger camp in winter', ru: 'Турбаза зимой', cn: '冬天的蒙古包营地', it: 'Un campo gher d’inverno' },
  code: 'IKH25',
  taxon: 'hotels/camps',
  starts: -9,
  ends: 24,
  title: { mn: 'Өвлийн гэрт амраарай: 25,000₮ хямд', en: 'Winter nights in a ger: 25,000₮ off', ru: 'Зимние ночи в юрте: скидка 25\u00A0000\u00A0₮', cn: '冬夜住蒙古包：立减25,000₮', it: 'Notti d’inverno in gher: 25.000\u00A0₮ di sconto' },
  summary: {
    mn: 'Галтай зуух, цастай уул, одтой тэнгэр. 200,000₮-өөс дээш захиалга кодоор хямдарна.',
    en: 'A warm stove, snowy hills and a sky full of stars. A code takes 25,000₮ off bookings from 200,000₮.', ru: 'Тёплая печь, снежные горы, звёздное небо. Промокод снижает цену брони от 200\u00A0000\u00A0₮ на 25\u00A0000\u00A0₮.', cn: '暖炉、雪山、满天星斗。预订满200,000₮，使用优惠码立减25,000₮。', it: 'Stufa accesa, colline innevate e un cielo di stelle. Un codice toglie 25.000\u00A0₮ alle prenotazioni da 200.000\u00A0₮.',
  },
  body: {
    mn: [
      p('Өвөл жуулчны баазууд чимээгүй, үнэ нь зунаас тавны нэгээр хямд. Гэрийг шөнөжин галлаж, өглөө нь халуун цай, хуушуур бэлэн болгоно.'),
      h('Юу хийх вэ?'),
      ul('Чарга, цана, морин аялал', 'Халуун рашаан, саун', 'Шөнийн тэнгэрийг дурангаар харах'),
    ],
    en: [
      p('In winter the camps are quiet, and nights cost a fifth less than in summer. The stove burns all night, and hot tea and khuushuur are ready in the morning.'),
      h('What is there to do?'),
      ul('Sledging, skiing and riding', 'Hot springs and sauna', 'Looking at the stars through a telescope'),
    ],
  },
  terms: {
    mn: [
      'Сагсандаа IKH25 кодыг оруулахад 200,000₮-өөс дээш захиалгаас 25,000₮ хасна.',
      'Өөр хямдралын кодтой хамт хэрэглэхгүй.',
      'Байр захиалгыг цуцлах нөхцөл тухайн баазынх хэвээр.',
    ],
    en: [
      'Enter the code IKH25 in your cart: 25,000₮ off orders from 200,000₮.',
      'It cannot be combined with another discount code.',
      'The cancellation terms of each camp stay as they are.',
    ],
  },
};

const newYear: SeedCampaign = {
  slug: 'new-year-gifts',
  kind: 'offer',
  image: 'campaign-rocks_night',
  imageAlt: { mn: 'Одтой шөнө, Тэрэлж', en: 'A starry night in Terelj', ru: 'Звёздная ночь в Тэрэлже', cn: '特日勒吉的星夜', it: 'Una notte stellata a Terelj' },
  code: '2026',
  taxon: 'goods/food/sweets',
  starts: 12,
  ends: 40,
  title: { mn: 'Шинэ жилийн амттан 5% хямд', en: 'Sweets for New Year: 5% off', ru: 'Сладости к Новому году: скидка 5\u00A0%', cn: '新年甜食优惠5%', it: 'Dolci per Capodanno: sconto del 5%' },
  summary: {
    mn: 'Ажлынхан, найз нөхөддөө авах жижиг бэлгээ эртнээс сонгоорой.',
    en: 'Little presents for colleagues and friends, in good time.', ru: 'Небольшие подарки коллегам и друзьям, заранее.', cn: '提前为同事和朋友挑选小礼物。', it: 'Piccoli regali per colleghi e amici, per tempo.',
  },
  body: {
    mn: [
      p('Чацарганы шоколад, зөөлөн ааруул, хэвийн боов: монгол амттан шинэ жилийн ширээнд ч, бэлгийн уутанд ч зохино.'),
      p('Арванхоёрдугаар сарын сүүлийн долоо хоногт хүргэлт ачаалалтай байдаг тул арав хоногийн өмнө захиалбал цагтаа очно.'),
    ],
    en: [
      p('Sea buckthorn chocolate, soft aaruul and festive pastry: Mongolian sweets suit the New Year table and the gift bag alike.'),
      p('Couriers are busy in the last week of December. If you order ten days ahead, it arrives in time.'),
    ],
  },
  terms: {
    mn: ['Сагсандаа 2026 кодыг оруулахад захиалга 5% хямдарна.', 'Нэг хэрэглэгч нэг удаа ашиглана. Бусад кодтой хамт хэрэглэж болно.'],
    en: ['Enter the code 2026 in your cart for 5% off.', 'Once for each customer. It can be combined with other codes.'],
  },
};

const summer: SeedCampaign = {
  slug: 'summer-by-the-lake',
  kind: 'offer',
  image: 'campaign-lake_day',
  imageAlt: { mn: 'Хөвсгөл нуур зун', en: 'Lake Khuvsgul in summer', ru: 'Озеро Хубсугул летом', cn: '夏天的库苏古尔湖', it: 'Il lago Khuvsgul d’estate' },
  code: 'ZUN2025',
  taxon: 'trips/mongolia/khuvsgul',
  starts: -120,
  ends: -30,
  title: { mn: 'Зуны Хөвсгөл 20% хямд', en: 'Summer at Khuvsgul: 20% off', ru: 'Лето на Хубсугуле: скидка 20\u00A0%', cn: '库苏古尔之夏：优惠20%', it: 'Estate al Khuvsgul: sconto del 20%' },
  summary: {
    mn: 'Нуурын эрэг дээрх аяллууд зунжин 20% хямд байлаа. Оролцсон бүх аялагчдадаа баярлалаа.',
    en: 'All summer our trips to the lake were 20% off. Thank you to everyone who came along.', ru: 'Всё лето поездки на озеро были на 20\u00A0% дешевле. Спасибо всем, кто поехал с нами.', cn: '整个夏天，湖畔旅行优惠20%。感谢每一位同行的朋友。', it: 'Per tutta l’estate i viaggi al lago hanno avuto il 20% di sconto. Grazie a chi è venuto con noi.',
  },
  body: {
    mn: [
      p('Энэ зун 340 аялагч бидэнтэй хамт Хөвсгөлийг зорьсон. Дараа жилийн аяллын өдрүүд гуравдугаар сард нээгдэнэ.'),
      p('Одоо захиалж болох Хөвсгөлийн аяллыг доороос сонирхоорой.'),
    ],
    en: [
      p('340 travellers came to Lake Khuvsgul with us this summer. Next year’s departures open in March.'),
      p('Below are the trips to Khuvsgul that you can book now.'),
    ],
  },
  terms: {
    mn: ['Хямдралын хугацаа дууссан тул код хүчингүй.'],
    en: ['The offer has ended, and its code is no longer valid.'],
  },
};

export const offers: readonly SeedCampaign[] = [boots, camps, newYear, summer];
