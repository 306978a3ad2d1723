import { comment, h, p, picture, type SeedArticle, ul } from '../shape';

export const trainZamynUud: SeedArticle = {
  slug: 'by-train-to-zamyn-uud',
  image: 'steppe-road_day_10131-0',
  imageAlt: { mn: 'Үүрийн тал', en: 'The steppe at dawn' },
  tags: ['travel', 'guide'],
  author: 'temuujin',
  daysAgo: 225,
  title: { mn: 'Галт тэргээр Замын-Үүд хүртэл', en: 'By train to Zamyn-Uud' },
  summary: {
    mn: 'Нэг шөнийн зам, дөрвөн ор, хоёр аяга цай: унтлагын вагонд яаж тухтай явах вэ?',
    en: 'One night, four berths and two glasses of tea: how to be comfortable in the sleeper.',
  },
  body: {
    mn: [
      p('Улаанбаатараас Замын-Үүд хүртэл төмөр замаар 700 гаруй километр. Орой хөдөлсөн галт тэрэг өглөө нь хилийн хотод ирдэг. Онгоцноос удаан, машинаас амар, говийн үүрийг цонхноос хэвтээгээрээ хардаг цорын ганц унаа.'),
      h('Ямар суудал авах вэ?'),
      ul(
        'Купе: дөрвөн ортой, хаалгатай. Гэр бүл, ачаатай хүнд тохиромжтой.',
        'Унтлагын нээлттэй вагон: хямд, хүн олонтой, нөхөрсөг. Шөнө гэрэл, чимээ бий.',
        'Нийтийн вагон: өдрийн богино зайд л зөв сонголт.',
      ),
      p('Доод ор ахмад настан, хүүхэдтэй хүнд эвтэйхэн, харин дээд оронд өдөр ч хэвтэж болно. Зуны амралт, Цагаан сарын өмнө тасалбар эрт дуусдаг тул хэдэн долоо хоногийн өмнөөс харж эхлээрэй. Тасалбар, иргэний үнэмлэх дээрх нэр таарч байх ёстой.'),
      h('Замын тух'),
      p('Вагон бүрд буцалсан устай сав байдаг: аяга, цай, гоймон авбал хангалттай. Шаахай, нүүрний алчуур, чихний бөглөө гурвыг ор дээрээ бэлдэж, хүнд цүнхээ доод орны доор хийгээрэй. Хөдлөхөөс өмнө ор засах хэрэгслээ вагоны үйлчлэгчээс авна.'),
      picture('gobi-camp_gold_20090', 'Өглөөний говь', 'Сайншандаас цааш цонхны гадна тал нутаг говь болж хувирна.'),
      h('Юуг харах вэ?'),
      p('Зуны орой Богд хан уулыг тойрон зам мушгирахад өөрийн галт тэрэгний сүүлийн вагоныг цонхноос харж болдог. Чойр шөнө өнгөрнө. Нар замын зүүн талаас мандах тул хөшгөө нээлттэй үлдээж, цонх аль зүгт харахыг үйлчлэгчээс асуугаарай.'),
      h('Ирснийхээ дараа'),
      p('Хил давах бол паспорт, виз, машинд суух дарааллаа урьдчилан судлаарай: буудал дээр асуух хүн олон ч хариулт нь зөрдөг. Хил давахгүй бол хотын захын элсэнд өглөөний салхинд алхаад, оройн галт тэргээр буцах бүрэн боломжтой.'),
    ],
    en: [
      p('From Ulaanbaatar to Zamyn-Uud there are a little over 700 km of railway. You leave in the evening and arrive at the border in the morning. It is slower than a plane and easier than a car, and nothing else lets you watch dawn over the Gobi lying down.'),
      h('Which berth'),
      ul(
        'A compartment has four berths and a door: good for families and luggage.',
        'The open sleeper is cheaper, busier and friendlier, with some light and noise all night.',
        'A seat in the common carriage makes sense only for short daytime trips.',
      ),
      p('The lower berth is best for older people and for children; on the upper one you can lie down all day. Before the summer holidays and the lunar new year tickets sell out early, so start looking some weeks ahead. The name on the ticket must match your passport.'),
      h('Making yourself at home'),
      p('Every carriage has a boiler, so a mug, tea and noodles are all you need. Lay out slippers, a towel and ear plugs on your berth, and put the heavy bag under the lower one. The attendant hands out the bedding before you leave.'),
      picture('gobi-camp_gold_20090', 'Morning in the Gobi', 'Beyond Sainshand the steppe outside slowly becomes desert.'),
      h('What to look for'),
      p('On summer evenings the line winds so tightly around Bogd Khan mountain that you can see your own last carriage. Choir goes by in the night. The sun comes up on the eastern side of the line: ask the attendant which way your window faces, and leave the curtain open.'),
      h('When you arrive'),
      p('If you are crossing the border, find out about visas and the order of things beforehand: many people at the station will advise you, and no two of them agree. If you are not, walk out to the sand at the edge of town and take the evening train back.'),
    ],
  },
  comments: [
    comment('Ч. Батцэцэг', 7, 'Оюутан байхдаа нээлттэй вагонд хэчнээн хүнтэй танилцсан гээч. Одоо ч тэр цайны амт санаанаас гардаггүй.'),
    comment(
      'Oliver',
      19,
      'Is there a restaurant car on this train, or should I bring my own supper?',
      comment('Д. Тэмүүжин', 26, 'Not on every train. Bring supper and count the restaurant car as a surprise.'),
    ),
    comment('Ууганбаяр', 48, 'Доод ор бол хамгийн түгээмэл маргаан. Хөгшчүүлд өгчихвөл шөнөжин ерөөл сонсоно.', comment('Ч. Батцэцэг', 55, 'Бас боорцог идүүлнэ.')),
  ],
};
