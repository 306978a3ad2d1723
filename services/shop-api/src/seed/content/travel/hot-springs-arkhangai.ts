import { comment, h, p, picture, type SeedArticle, ul } from '../shape';

export const hotSpringsArkhangai: SeedArticle = {
  slug: 'hot-springs-of-arkhangai',
  image: 'hot-spring_dusk_10080',
  imageAlt: { mn: 'Уурших халуун рашаан үдшээр', en: 'A steaming hot spring at dusk' },
  tags: ['nature', 'travel', 'winter'],
  author: 'oyuna',
  daysAgo: 372,
  title: { mn: 'Архангайн халуун рашаан', en: 'The hot springs of Arkhangai' },
  summary: {
    mn: 'Цэнхэр, Шивэрт: цасан дунд халуун усанд суух аяллыг яаж төлөвлөх вэ?',
    en: 'Tsenkher and Shivert: how to plan a soak among the snow.',
  },
  body: {
    mn: [
      p('Цас орж байхад задгай усан санд хүзүүгээ хүртэл сууж, толгой дээрээ хяруутай малгай тавих: энэ бол Архангайн өвлийн хамгийн энгийн, хамгийн мартагдашгүй баяр. Эсгийчдийн урланг тойрч яваад би орой бүр ядарсан нуруугаа тэнд амраадаг.'),
      h('Аль рашаан вэ?'),
      ul(
        'Цэнхэр: ундарга нь 86 хэм, баазуудын саванд хөргөж өгнө. Цэцэрлэгээс гуч орчим километр, бааз хэд хэдэн.',
        'Шивэрт: жижиг, нам гүм, Цэцэрлэгээс ойр. Гэр бүл, эмээ өвөөд тохиромжтой.',
        'Ноён хангай: ойн дунд, зам урт. Хоёроос гурван хоног хонох хүнд.',
      ),
      h('Замын тухай'),
      p('Улаанбаатараас Цэцэрлэг хүртэл 450 гаруй километр засмал зам, найман цаг. Сүүлийн хэсэг нь шороон, өвөл цастай тул өндөр машин, эсвэл баазын унаа аваарай. Баасан гаригт гараад Хархоринд хоноход амар. Захиалахдаа сав нь задгай юу, хэдэн цаг хүртэл онгорхой вэ гэж асуугаарай.'),
      picture('hot-spring_winter_10082', 'Цасан доторх рашаан', 'Уур өтгөн өглөө модод бүгд хяруунд дарагдана.'),
      h('Усанд суух дэг'),
      ul(
        'Эхлээд шүршүүрт орж, савангаа тэнд үлдээнэ.',
        'Арав, арван таван минут суугаад гарч амраад, дахин орно. Ус их уугаарай.',
        'Зүрх, даралтын өвчтэй, жирэмсэн, бага насны хүүхэдтэй бол эхлээд эмчээс асуугаарай.',
        'Ундарга руу гараа дүрж болохгүй: 86 хэм бол дөнгөж чанасан цайны халуун.',
        'Гарахдаа алчуур, эсгий шаахай, малгай үүдэнд бэлэн байх ёстой.',
      ),
      p('Рашааны эх ариун газар гэж тооцогддог. Хадаг өргөхгүй байж болно, харин хог, лонх үлдээх, модны мөчир хугалахыг нутгийнхан огт тэвчдэггүй. Буцахдаа замын айлаас өрөм аваарай.'),
      p('Өвөл явбал өдөр богино тул зам дээрх цагаа нарны гэрэлд багтаагаарай. Хоёр шөнө хоновол эхний өдөр нь замын ядаргаа, хоёр дахь нь жинхэнэ амралт болно. Өглөө эрт, хүн босоогүй байхад ус хамгийн тунгалаг.'),
    ],
    en: [
      p('You sit in an open pool with snow coming down, water up to your neck and frost on your hat. It is the simplest joy of an Arkhangai winter and the one you never forget. When I go round the felt workshops, I take my tired back there every evening.'),
      h('Which spring'),
      ul(
        'Tsenkher comes out of the ground at 86 °C and is cooled in the pools of several camps, some thirty km from Tsetserleg.',
        'Shivert is small, quiet and close to Tsetserleg. Good for families and grandparents.',
        'Noyon Khangai lies deep in the forest at the end of a long track. Stay two or three nights.',
      ),
      h('Getting there'),
      p('Tsetserleg is a little over 450 km of asphalt from Ulaanbaatar, eight hours. The last stretch is a track, and snowy in winter: go in a high car or ask the camp to pick you up. It is easiest to leave on Friday and sleep in Kharkhorin. When you book, ask whether the pool is in the open and how late it stays open.'),
      picture('hot-spring_winter_10082', 'A spring among the snow', 'On steamy mornings every tree is white with frost.'),
      h('In the pool'),
      ul(
        'Shower first, and leave the soap there.',
        'Stay in for ten to fifteen minutes, get out, rest and go back in. Drink plenty of water.',
        'If you have a heart condition or high blood pressure, are pregnant or bring a small child, ask your doctor first.',
        'Do not put a hand into the source: 86 degrees is the heat of fresh tea.',
        'Keep a towel, felt slippers and your hat at the door.',
      ),
      p('The source counts as sacred. You need not offer a khadag, but nobody will forgive rubbish, bottles or broken branches. On the way home buy clotted cream from a family by the road.'),
      p('Days are short in winter, so plan to drive in daylight. And stay two nights: the first takes the road out of your bones, the second is the holiday.'),
    ],
  },
  related: ['through-the-orkhon-valley', 'felt-makers-of-tsetserleg'],
  comments: [
    comment(
      'Ц. Жавзандулам',
      9,
      'Ээжийгээ Шивэртэд авч очоод гурав хонолоо. Орой бүр нэг үлгэр ярьж өгсөн нь рашаанаас ч илүү эм байлаа.',
      comment('С. Оюун', 16, 'Ийм сэтгэгдэл уншихад сайхан байна. Ээждээ мэнд хүргээрэй.'),
    ),
    comment('Түвшинжаргал', 23, 'Амралтын өдөр сав хүнээр дүүрдэг. Ажлын өдрөөр, даваа гаригт яваад үзээрэй, ганцаараа сууна.'),
    comment('Анна', 40, 'Детей шести и девяти лет пускают в бассейн?', comment('С. Оюун', 48, 'Да, обычно пускают, но ненадолго и вместе со взрослыми. Спросите на базе про бассейн попрохладнее.')),
  ],
};
