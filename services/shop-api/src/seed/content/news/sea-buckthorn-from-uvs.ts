import { comment, p, product, type SeedArticle } from '../shape';

export const seaBuckthornFromUvs: SeedArticle = {
  kind: 'news',
  slug: 'sea-buckthorn-from-uvs',
  image: 'jar-berries_gold_a',
  imageAlt: { mn: 'Чацарганатай шил', en: 'A jar of sea buckthorn' },
  tags: ['food', 'workshops'],
  author: 'bolormaa',
  daysAgo: 71,
  title: { mn: 'Увсын чацаргана: шинэ ургац, шинэ үйлдвэрлэгч', en: 'Sea buckthorn from Uvs: a new harvest and a new maker' },
  summary: {
    mn: 'Улаангомын ойролцоох найман тариаланч айлын хоршоо энэ намраас Идээний дэлгүүрт нэгдлээ.',
    en: 'Eight families of growers near Ulaangom have joined our pantry this autumn.',
  },
  body: {
    mn: [
      p('Увс аймаг чацарганаараа алдартай. Өдөртөө халуун, шөнөдөө сэрүүн намар нь жимсийг амтлаг, тослог болгодог гэж тариаланчид ярьдаг. Улаангомын ойролцоох найман айл энэ жил хоршоо байгуулж, анхны ургацаа «Идээний дэлгүүр»-т нийлүүлж эхэллээ.'),
      p('Жимсийг гараар түүж, мөн өдрөө шахдаг. Шүүсэнд нь ус, будаг нэмдэггүй тул сав дотор давхарга үүсвэл гайхах хэрэггүй: дээр гарсан улбар шар тос нь сайны шинж. Хэрэглэхийн өмнө сэгсрээрэй.'),
      product('shokolad-chatsargana'),
      p('Шүүс маш исгэлэн. Би нэг халбагыг нь бүлээн ус, зөгийн балтай найруулж уудаг, хүүхдүүд тараг дээр дусаадаг. Хөргөгчинд хийвэл онгойлгосноос хойш хоёр долоо хоног амтаа барина.'),
    ],
    en: [
      p('Uvs is known for its sea buckthorn. Hot days and cool nights in autumn, the growers say, make the berries both sweet and oily. Eight families near Ulaangom formed a cooperative this year, and their first harvest has just reached our pantry.'),
      p('The berries are picked by hand and pressed the same day. Nothing is added to the juice, so do not be surprised when it settles: the orange oil at the top is a good sign. Shake the bottle before you pour.'),
      product('shokolad-chatsargana'),
      p('It is very sour. I stir a spoonful into warm water with honey; my children let it drip on their yoghurt. Opened and kept in the fridge, it stays fresh for two weeks.'),
    ],
  },
  comments: [
    comment('Уянга', 5, 'Увсын хүний хувьд баярлаж байна. Нутгийн жимс хотод нэрээрээ зарагдаж байхыг харах сайхан.'),
    comment(
      'Т. Должин',
      16,
      'Хөлдөөсөн жимс нь бас ирэх үү? Би өөрөө чанаж иддэг.',
      comment('Г. Болормаа', 20, 'Хүйтэн эхлэхээр ирнэ. Хөлдүү тээвэр хэрэгтэй тул одоохондоо зөвхөн Улаанбаатарт.'),
    ),
    comment('Ганчимэг', 48, 'Шоколад нь хүүхдүүдэд жаахан исгэлэн санагдлаа, надад бол яг таарсан.'),
  ],
};
