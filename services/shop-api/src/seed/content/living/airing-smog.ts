import { comment, h, p, picture, product, type SeedArticle, ul } from '../shape';

export const airingInSmog: SeedArticle = {
  slug: 'airing-a-flat-in-smoggy-months',
  image: 'purifier_white_a',
  imageAlt: { mn: 'Цагаан агаар цэвэршүүлэгч', en: 'A white air purifier' },
  tags: ['home', 'winter', 'city'],
  author: 'sarnai',
  daysAgo: 341,
  title: { mn: 'Утаатай саруудад байраа агаарлуулах нь', en: 'Airing a flat in the smoggy months' },
  summary: {
    mn: 'Цонхоо хэзээ, хэдэн минут онгойлгох, цэвэршүүлэгчийг хаана тавих, шүүлтүүрийг хэзээ солих вэ?',
    en: 'When to open the window and for how long, where a purifier belongs, and when its filter is done.',
  },
  body: {
    mn: [
      p('Арваннэгдүгээр сараас хойш цонхоо онгойлгох уу, хаах уу гэдэг айл бүрийн маргаан. Битүү өрөөнд нүүрсхүчлийн хий, чийг хуримтлагдаж, толгой хүндэрнэ. Онгойлговол утаа орно. Хариулт нь хоёрын дунд: бага, гэхдээ зөв цагт.'),
      h('Хэзээ онгойлгох вэ?'),
      p('Ихэнх өдөр утаа орой зургаагаас шөнө дунд, өглөө зургаагаас арван цаг хүртэл өтгөн байдаг. Үдээс хойш нэгээс дөрвийн хооронд, салхитай үед хамгийн цэвэр. Агаарын чанарын үзүүлэлтийг утаснаасаа хараад хамгийн бага цагийг нь сонгоорой.'),
      ul(
        'Нэг цонхыг цухас онгойлгож цагаар байлгах биш, хоёр цонхыг бүтэн онгойлгож гурван минут салхилуулна.',
        'Энэ хугацаанд цэвэршүүлэгчээ унтраана, дараа нь хамгийн их хурдаар хорин минут ажиллуулна.',
        'Хоол хийх, шүршүүрт орсны дараа сорогчоо асаана.',
        'Даавуу хөшиг тоос барьдаг тул сард нэг угаана.',
      ),
      h('Цэвэршүүлэгчийг хаана тавих вэ?'),
      p('Буланд, буйдангийн ард тавьсан цэвэршүүлэгч өөрийнхөө агаарыг л эргүүлнэ. Хананаас хагас метр, унтлагын өрөөнд орны толгойн талаас хоёр алхам зайд тавиарай. Өрөөнийхөө талбайгаас нэг зэрэг том хүчин чадалтайг сонговол бага хурдаар, чимээгүй ажиллана.'),
      picture('purifier_grey_a', 'Саарал агаар цэвэршүүлэгч', 'Хаалгаа хаасан нэг өрөө бүтэн байрыг зэрэг цэвэрлэснээс хурдан цэвэршинэ.'),
      product('agaar-tseverlegch-30'),
      h('Шүүлтүүр'),
      p('Урьдчилсан торыг хоёр долоо хоног тутам сорно. Гол шүүлтүүрийг өвөлд нэг удаа солих айл олон: үнэр ирэх, ижил хурдад агаар сул гарах нь хугацаа дууссаны шинж. Шүүлтүүрийг угааж болохгүй, нойтон цаасан давхарга нь нүхээ алддаг.'),
      p('Цэвэршүүлэгч утааны тоосонцрыг барьдаг ч угаарын хийг барихгүй. Зуухтай айл угаарын мэдрэгчийг заавал байршуулаарай.'),
    ],
    en: [
      p('From November on every family argues about the window. In a closed room carbon dioxide and moisture build up and heads grow heavy; open it, and the smoke comes in. The answer lies in between: briefly, at the right hour.'),
      h('When to open it'),
      p('On most days the smoke is thickest from six in the evening until midnight and from six to ten in the morning. Early afternoon and windy hours are best. Look at the air quality on your phone and pick the lowest reading.'),
      ul(
        'Do not leave one window ajar for an hour. Open two completely for three minutes.',
        'Switch the purifier off meanwhile, then run it at full speed for twenty minutes.',
        'Use the extractor after cooking and showering.',
        'Curtains hold dust: wash them once a month.',
      ),
      h('Where the purifier belongs'),
      p('In a corner behind the sofa it only cleans its own air. Put it half a metre from the wall, in a bedroom two steps from your pillow. A model one size larger than the room runs slowly and quietly.'),
      picture('purifier_grey_a', 'A grey air purifier', 'One room with the door closed gets clean sooner than a whole flat.'),
      product('agaar-tseverlegch-30'),
      h('The filter'),
      p('Vacuum the outer mesh every two weeks. Many families change the main filter once a winter: a smell, or less air at the same speed, tells you that it is full. It cannot be washed, because wet paper loses its pores.'),
      p('A purifier catches particles but no carbon monoxide. In a home with a stove a detector is a must.'),
    ],
  },
  related: ['a-warm-bed-in-a-panel-flat'],
  comments: [
    comment('Б. Уранчимэг', 4, 'Гурван минут хоёр цонх. Туршиж үзэхэд өрөө ч хөрсөнгүй, агаар нь ч сайхан боллоо.'),
    comment('С. Гантөмөр', 16, 'Манай байр зөвхөн нэг талдаа цонхтой. Яах вэ?', comment('Э. Сарнай', 20, 'Орцны хаалгаа биш, ариун цэврийн өрөөний сорогчоо асаагаад цонхоо таван минут онгойлгоорой.')),
    comment('Amelie', 50, 'Does the filter really last a winter? Mine was black by January.', comment('Sarnai', 58, 'Near the ger districts it can fill up in two months. Trust the display rather than the calendar.')),
  ],
};
