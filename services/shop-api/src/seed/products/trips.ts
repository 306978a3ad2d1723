import type { Family } from '../family';

export const trips: Family = {
  kind: 'trip',
  taxon: 'trips/mongolia',
  vendor: 'zam',
  specs: { departure: ['Улаанбаатар, Гандан буудал', 'Ulaanbaatar, Gandan stop'], group: ['4–\u206014 хүн', '4–\u206014 people'] },
  products: [
    {
      id: 10010, slug: 'khongoryn-els', taxon: 'trips/mongolia/gobi/dunes/khongor', price: 890000, rating: [4.8, 126], badges: ['bestseller'],
      mn: ['Хонгорын элсний аялал', 'Дуут манханы орой дээр гарч, нар жаргахыг хүлээнэ. Оройдоо тэмээчин айлд цай ууж, од түгсэн тэнгэр доор гэрт хононо. Замд Ёлын ам, Баянзагийг үзнэ.'],
      en: ['Khongor singing dunes', 'Climb the singing sand to its crest and wait for sunset. In the evening, tea with a camel-herding family and a night in a ger under the stars. Yol valley and Bayanzag on the way.'],
      ru: ['Поющие пески Хонгор', 'Подъём на поющий бархан к закату, чай у верблюдоводов и ночь в юрте под звёздами.'],
      specs: { transport: ['Ланд Крузер', '4×4'], meals: ['Өглөө, өдөр, орой', 'All meals'], difficulty: ['Дунд', 'Moderate'] },
      models: [
        { key: '3', label: ['3 өдөр 2 шөнө', '3 days, 2 nights'], pictures: ['gobi-dunes_gold', 'gobi-camels_dusk', 'steppe-gers_night'] },
        { key: '5', label: ['5 өдөр 4 шөнө', '5 days, 4 nights'], price: 1390000, note: ['Баянзаг, Ёлын амд тус бүр нэг өдөр үлдэнэ.', 'A whole day each in Bayanzag and Yol valley.'], pictures: ['gobi-dunes_dawn', 'gobi-cliffs_gold', 'gobi-camels_gold'], sale: { percent: 12, from: -5, to: 16 } },
        { key: 'winter', label: ['өвлийн 4 өдөр', 'winter, 4 days'], price: 1150000, note: ['Элсэн дээр цас ордог ховор улиралд, тэмээн баяраар.', 'In the rare season when snow lies on the sand, with the camel festival.'], pictures: ['gobi-dunes_winter', 'gobi-camels_winter'] },
      ],
    },
    {
      id: 10020, slug: 'bayanzag-ulaan-tsokhio', taxon: 'trips/mongolia/gobi/canyons/bayanzag', price: 690000, rating: [4.7, 84],
      mn: ['Баянзагийн улаан цохио', 'Үлэг гүрвэлийн өндөг анх олдсон улаан цохионд нар жаргах мөчийг тосно. Палеонтологич хөтөч чулуужсан ясыг хэрхэн таньдгийг зааж өгнө.'],
      en: ['Bayanzag flaming cliffs', 'Be there at sunset on the red cliffs where the first dinosaur eggs were found. A palaeontologist shows you how to tell bone from stone.'],
      specs: { transport: ['Фургон', 'Van'], difficulty: ['Хөнгөн', 'Easy'] },
      models: [
        { key: '2', label: ['2 өдөр 1 шөнө', '2 days, 1 night'], pictures: ['gobi-cliffs_dusk', 'steppe-gers_gold'] },
        { key: '4', label: ['4 өдөр, Ёлын амтай', '4 days with Yol valley'], price: 1080000, pictures: ['gobi-cliffs_day', 'yol-gorge_day', 'gobi-camels_day'] },
        { key: 'family', label: ['гэр бүлийн 3 өдөр', 'family, 3 days'], price: 890000, note: ['Хүүхдэд зориулсан малтлагын талбайтай.', 'With a dig for the children.'], pictures: ['gobi-cliffs_dawn', 'gobi-dunes_day'] },
      ],
    },
    {
      id: 10030, slug: 'yolyn-am', taxon: 'trips/mongolia/gobi/canyons/yol', price: 540000, rating: [4.6, 58],
      mn: ['Ёлын амын мөсөн хавцал', 'Зуны дунд ч мөс нь хайлдаггүй нарийн хавцлаар явган, мориор явна. Хясаан дээгүүр ёл эргэлдэж, огдой шүгэлдэнэ.'],
      en: ['The ice gorge of Yol valley', 'On foot and on horseback through a narrow gorge whose ice outlasts the summer, with lammergeiers circling overhead and pikas whistling.'],
      specs: { transport: ['Фургон, морь', 'Van and horse'], difficulty: ['Дунд', 'Moderate'] },
      models: [
        { key: '2', label: ['2 өдөр', '2 days'], pictures: ['yol-gorge_gold', 'steppe-gers_dawn'] },
        { key: 'horse', label: ['мориор 3 өдөр', 'on horseback, 3 days'], price: 760000, pictures: ['yol-gorge_dawn', 'steppe-horses_gold'] },
      ],
    },
    {
      id: 10040, slug: 'khuvsgul-dalai', taxon: 'trips/mongolia/khuvsgul/lake/shore', price: 1190000, rating: [4.9, 203], badges: ['bestseller'],
      mn: ['Хөвсгөл далай ээжийн эрэгт', 'Хатгалаас завиар Модот тохой хүрч, ойн дундах модон байшинд хононо. Өглөө нь нуурын ус шил шиг тунгалаг, орой нь гал түлж загасаа шарна.'],
      en: ['On the shore of Lake Khuvsgul', 'By boat from Khatgal to a cabin in the larch forest. Mornings on water as clear as glass, evenings grilling fish by the fire.'],
      ru: ['На берегу озера Хубсугул', 'На лодке из Хатгала к домику в лиственничном лесу: прозрачная вода утром, костёр вечером.'],
      cn: ['库苏古尔湖畔之旅', '从哈特嘎勒乘船前往落叶松林中的木屋，清晨湖水如镜，夜晚围着篝火烤鱼。'],
      it: ['Sulle rive del lago Khövsgöl', 'In barca da Khatgal fino a una capanna nel bosco di larici: acqua limpida al mattino, pesce alla brace la sera.'],
      specs: { transport: ['Онгоц, завь', 'Plane and boat'], meals: ['Өглөө, орой', 'Breakfast and dinner'], difficulty: ['Хөнгөн', 'Easy'] },
      models: [
        { key: '4', label: ['4 өдөр, онгоцоор', '4 days by air'], pictures: ['khuvsgul-lake_day', 'khuvsgul-lake_dusk', 'taiga-forest_dawn'] },
        { key: '7', label: ['7 өдөр, автобусаар', '7 days by coach'], price: 980000, pictures: ['khuvsgul-lake_gold', 'volcano-lake_day'], sale: { percent: 15, from: -2, to: 21 } },
        { key: 'ice', label: ['мөсний баяр, 4 өдөр', 'ice festival, 4 days'], price: 1290000, note: ['Мөсөн дээр чарга, тэшүүр, ятгын дуу.', 'Sledges, skates and music on the ice.'], pictures: ['khuvsgul-lake_winter', 'taiga-forest_winter'] },
        { key: 'kayak', label: ['каяктай 6 өдөр', 'with kayaks, 6 days'], price: 1650000, pictures: ['khuvsgul-lake_dawn', 'khuvsgul-lake_day'] },
      ],
    },
    {
      id: 10050, slug: 'tsaatan', taxon: 'trips/mongolia/khuvsgul/taiga', price: 2100000, rating: [4.9, 47], badges: ['limited'],
      mn: ['Цаатан ардын тайгад', 'Цагааннуураас мориор хоёр өдөр явж, Зүүн тайгын цаатан айлд саатна. Урцанд хонож, цаа саан, эвэр дээр сийлбэр хийхийг үзнэ. Нэг аялалд найман хүнээс илүү явахгүй.'],
      en: ['With the reindeer herders of the taiga', 'Two days on horseback from Tsagaannuur to a reindeer family in the eastern taiga. Sleep in a tepee, help with the milking, watch antler carving. Never more than eight guests.'],
      specs: { transport: ['Онгоц, фургон, морь', 'Plane, van and horse'], difficulty: ['Хүнд', 'Demanding'] },
      models: [
        { key: '8', label: ['8 өдөр', '8 days'], pictures: ['taiga-forest_gold', 'taiga-forest_dusk', 'altai-peaks_dawn'] },
        { key: '10', label: ['10 өдөр, бөө мөргөлтэй', '10 days with a shaman ceremony'], price: 2490000, pictures: ['taiga-forest_day', 'taiga-forest_night'] },
      ],
    },
    {
      id: 10060, slug: 'kharkhorin', taxon: 'trips/mongolia/central/orkhon/kharkhorin', price: 320000, rating: [4.5, 171],
      mn: ['Хархорин, Эрдэнэ Зуугийн аялал', 'Их Монголын нийслэлийн балгас, Эрдэнэ Зуугийн 108 суваргыг түүхч хөтөчтэй үзнэ. Хархорум музейд XIII зууны хотын бууриар алхана.'],
      en: ['Kharkhorin and Erdene Zuu', 'The ruins of the imperial capital and the 108 stupas of Erdene Zuu with a historian, and a walk over the 13th-century city in the Kharkhorum museum.'],
      specs: { transport: ['Автобус', 'Coach'], difficulty: ['Хөнгөн', 'Easy'], included: ['Музейн тасалбар', 'Museum ticket'] },
      models: [
        { key: '2', label: ['2 өдөр 1 шөнө', '2 days, 1 night'], pictures: ['monastery_day', 'monastery_gold'] },
        { key: '3', label: ['3 өдөр, Орхоны хүрхрээтэй', '3 days with the Orkhon waterfall'], price: 460000, pictures: ['monastery_dawn', 'waterfall_day'], sale: { percent: 20, from: -10, to: 9 } },
        { key: 'winter', label: ['цагаан сарын аялал', 'lunar new year'], price: 390000, pictures: ['monastery_winter', 'steppe-gers_winter'] },
      ],
    },
    {
      id: 10070, slug: 'orkhon-khurkhree', taxon: 'trips/mongolia/central/orkhon', price: 520000, rating: [4.7, 92],
      mn: ['Орхоны хүрхрээ, Төвхөн хийд', 'Хорин метр өндрөөс буух Улаан цутгалангийн хүрхрээ, хадан дээрх Төвхөн хийд, Найман нуур руу морин аялал.'],
      en: ['Orkhon waterfall and Tuvkhun hermitage', 'The twenty-metre Ulaan Tsutgalan fall, the hermitage on its rock and a ride to the Eight Lakes.'],
      specs: { transport: ['Фургон, морь', 'Van and horse'], difficulty: ['Дунд', 'Moderate'] },
      models: [
        { key: '3', label: ['3 өдөр', '3 days'], pictures: ['waterfall_gold', 'monastery_dusk'] },
        { key: '6', label: ['6 өдөр, Найман нуур', '6 days, Eight Lakes'], price: 990000, pictures: ['waterfall_dawn', 'volcano-lake_dawn'] },
      ],
    },
    {
      id: 10080, slug: 'tsenkher-khaluun-rashaan', taxon: 'trips/mongolia/central', price: 440000, rating: [4.6, 133],
      mn: ['Цэнхэрийн халуун рашаан', 'Архангайн ойн дундах 86 хэмийн рашаанд цасан дунд ч, од доор ч орно. Тайхар чулуу, Тэрхийн цагаан нуурыг замд үзнэ.'],
      en: ['Tsenkher hot springs', 'Bathe among the forests of Arkhangai, in snow or under the stars. Taikhar rock and Terkh White Lake on the way.'],
      specs: { transport: ['Автобус', 'Coach'], difficulty: ['Хөнгөн', 'Easy'] },
      models: [
        { key: '2', label: ['амралтын өдрүүд', 'weekend'], pictures: ['hot-spring_dusk', 'taiga-forest_gold'] },
        { key: '4', label: ['4 өдөр, Тэрхийн цагаан нуур', '4 days with White Lake'], price: 780000, pictures: ['volcano-lake_gold', 'hot-spring_dawn'] },
        { key: 'winter', label: ['өвлийн 3 өдөр', 'winter, 3 days'], price: 560000, pictures: ['hot-spring_winter', 'steppe-gers_winter'], sale: { percent: 10, from: 3, to: 30 } },
      ],
    },
    {
      id: 10090, slug: 'terelj-neg-udur', taxon: 'trips/mongolia/central/terelj/day', price: 119000, rating: [4.4, 388],
      mn: ['Тэрэлж, Чингис хааны хөшөө', 'Өглөө гараад орой ирэх аялал: морьт хөшөөний морины дэл дээр гарч, Мэлхий хад, Арьяабал хийдээр алхаж, айлд хуушуур идэж, морь унана.'],
      en: ['Terelj and the great horseman statue', 'Out in the morning, back in the evening: up to the mane of the giant horse, Turtle Rock and Aryabal temple on foot, khuushuur with a family and a short ride.'],
      cn: ['特日勒吉与成吉思汗雕像一日游', '登上巨型骑马像，游览龟石与阿里亚巴勒寺，在牧民家品尝炸馅饼并骑马。'],
      specs: { transport: ['Микроавтобус', 'Minibus'], meals: ['Өдрийн хоол', 'Lunch'], difficulty: ['Хөнгөн', 'Easy'], length: ['9 цаг', '9 hours'] },
      models: [
        { key: 'group', label: ['бүлгээр', 'in a group'], pictures: ['terelj-rocks_day', 'steppe-horses_day'] },
        { key: 'private', label: ['хувийн унаатай', 'private car'], price: 390000, pictures: ['terelj-rocks_gold', 'steppe-gers_day'] },
        { key: 'winter', label: ['нохой чаргатай', 'with dog sledding'], price: 259000, pictures: ['terelj-rocks_winter', 'taiga-forest_winter'] },
      ],
    },
    {
      id: 10100, slug: 'morin-ayalal', taxon: 'trips/mongolia/central/terelj', price: 650000, rating: [4.8, 76], badges: ['eco'],
      mn: ['Хан Хэнтийн морин аялал', 'Монгол морины нуруун дээр Туул, Тэрэлж голын эхээр. Өдөрт гурваас таван цаг мордож, голын эрэгт майханд хононо. Анх удаа мордох хүнд багш дагана.'],
      en: ['Khan Khentii on horseback', 'Along the upper Tuul and Terelj rivers on Mongolian horses, three to five hours in the saddle a day, nights in tents by the water. Beginners ride with a teacher.'],
      specs: { transport: ['Морь', 'Horse'], difficulty: ['Дунд', 'Moderate'] },
      models: [
        { key: '3', label: ['3 өдөр', '3 days'], pictures: ['steppe-horses_dawn', 'terelj-rocks_dusk'] },
        { key: '7', label: ['7 өдөр', '7 days'], price: 1480000, pictures: ['steppe-horses_dusk', 'taiga-forest_day'] },
      ],
    },
    {
      id: 10110, slug: 'altai-tavan-bogd', taxon: 'trips/mongolia/altai/peaks/tavan-bogd', price: 2450000, rating: [4.9, 65], badges: ['limited'],
      mn: ['Алтай Таван Богд, Потанины мөсөн гол', 'Хүйтэн оргилын бэлд гурван шөнө, 14 км мөсөн голын захаар явган. Тува, казах айлаар орж, тэмээгээр ачаагаа зөөнө.'],
      en: ['Altai Tavan Bogd and the Potanin glacier', 'Three nights at the foot of Khuiten peak and a walk along fourteen kilometres of ice. Visits to Tuvan and Kazakh families; camels carry the packs.'],
      specs: { transport: ['Онгоц, жийп, тэмээ', 'Plane, jeep and camel'], difficulty: ['Хүнд', 'Demanding'], temperature: ['−5 °C шөнө', '−5 °C at night'] },
      models: [
        { key: '8', label: ['8 өдөр', '8 days'], pictures: ['altai-peaks_day', 'altai-peaks_gold'] },
        { key: 'malchin', label: ['Малчин оргилд авиралттай 10 өдөр', '10 days with Malchin peak'], price: 2980000, pictures: ['altai-peaks_dusk', 'altai-peaks_night'] },
      ],
    },
    {
      id: 10120, slug: 'burgediin-naadam', taxon: 'trips/mongolia/altai/eagles', price: 1890000, rating: [4.8, 112],
      mn: ['Баян-Өлгийн бүргэдийн наадам', 'Казах бүргэдчид уулын оройгоос бүргэдээ дуудах хоёр өдрийн наадам. Бүргэдчин айлд хонож, казах хивсний урлаг үзнэ.'],
      en: ['Eagle festival in Bayan-Ulgii', 'Two days of Kazakh hunters calling their eagles down from the mountain, a night with an eagle hunter’s family and Kazakh embroidery.'],
      specs: { transport: ['Онгоц, жийп', 'Plane and jeep'], difficulty: ['Хөнгөн', 'Easy'], season: ['10-р сар', 'October'] },
      models: [
        { key: '5', label: ['5 өдөр', '5 days'], pictures: ['altai-eagle_gold', 'altai-peaks_dawn'] },
        { key: '7', label: ['7 өдөр, Толбо нууртай', '7 days with Tolbo lake'], price: 2290000, pictures: ['altai-eagle_day', 'volcano-lake_dusk'] },
      ],
    },
    {
      id: 10130, slug: 'zuun-mongol-tal', taxon: 'trips/mongolia/central', price: 1320000, rating: [4.5, 31],
      mn: ['Дорнодын тал, цагаан зээрийн нүүдэл', 'Далай мэт талд мянга мянган цагаан зээр сүрэглэхийг харна. Хэрлэнгийн эрэгт майханд хонож, Шилийн Богдод гарна.'],
      en: ['The eastern steppe and the gazelle migration', 'Thousands of white-tailed gazelles on a plain like a sea. Tents by the Kherlen and a climb of Shiliin Bogd.'],
      specs: { transport: ['Жийп', 'Jeep'], difficulty: ['Дунд', 'Moderate'] },
      models: [
        { key: '6', label: ['6 өдөр', '6 days'], pictures: ['steppe-horses_day', 'steppe-gers_dusk'] },
        { key: 'photo', label: ['гэрэл зурагчны 8 өдөр', 'photographer’s, 8 days'], price: 1890000, pictures: ['steppe-road_dawn', 'steppe-road_gold'] },
      ],
    },
    {
      id: 10140, slug: 'dalain-amralt-tailand', taxon: 'trips/abroad/asia/sea', vendor: 'khayaa', price: 2890000, rating: [4.4, 219], suggestion: true,
      mn: ['Тайландын Пхукет, далайн амралт', 'Шууд нислэг, далайн эрэг дээрх дөрвөн одтой буудал, өглөөний цай. Пи Пи арал руу завиар нэг өдөр, монгол хөтөч буудлаас тосно.'],
      en: ['Phuket beach holiday', 'Direct flight, a four-star hotel on the beach and breakfast. A day by boat to the Phi Phi islands; a Mongolian-speaking guide meets you.'],
      specs: { departure: ['Чингис хаан нисэх буудал', 'Chinggis Khaan airport'], meals: ['Өглөө', 'Breakfast'], included: ['Нислэг, даатгал', 'Flight and insurance'] },
      models: [
        { key: '7', label: ['7 шөнө', '7 nights'], pictures: ['sea-palms_day', 'sea-palms_dusk'] },
        { key: '10', label: ['10 шөнө', '10 nights'], price: 3590000, pictures: ['sea-palms_gold', 'sea-palms_day'], sale: { percent: 8, from: -1, to: 12 } },
        { key: 'family', label: ['гэр бүлийн багц', 'family package'], price: 7900000, pictures: ['sea-palms_dawn', 'sea-palms_dusk'] },
      ],
    },
    {
      id: 10150, slug: 'sakura-yapon', taxon: 'trips/abroad/asia/cities', vendor: 'khayaa', price: 4450000, rating: [4.7, 98],
      mn: ['Япон, сакура дэлгэрэх үед', 'Токио, Киото, Осакад хурдан галт тэргээр. Фүжи уулын бэл, цэцгийн хүрээлэнд зугаалж, рашаан буудалд нэг хононо.'],
      en: ['Japan in cherry-blossom season', 'Tokyo, Kyoto and Osaka by bullet train, walks under blossom near Mount Fuji and one night in a hot-spring inn.'],
      specs: { departure: ['Чингис хаан нисэх буудал', 'Chinggis Khaan airport'], length: ['8 өдөр', '8 days'] },
      models: [
        { key: '8', label: ['8 өдөр', '8 days'], pictures: ['blossom-peak_dawn', 'blossom-peak_day'] },
        { key: 'osaka', label: ['Осака, Киото 5 өдөр', 'Osaka and Kyoto, 5 days'], price: 3150000, pictures: ['blossom-peak_gold', 'skyline_dusk'] },
      ],
    },
    {
      id: 10160, slug: 'soul-hot', taxon: 'trips/abroad/asia/cities', vendor: 'khayaa', price: 1750000, rating: [4.3, 154],
      mn: ['Сөүл хотын амралтын өдрүүд', 'Гурван цагийн нислэг, хотын төвийн буудал, үзвэр, дэлгүүр, шөнийн зах. Эрүүл мэндийн үзлэгийн цаг захиалж болно.'],
      en: ['A weekend in Seoul', 'A three-hour flight, a central hotel, sights, shops and the night market. A health check can be booked.'],
      specs: { departure: ['Чингис хаан нисэх буудал', 'Chinggis Khaan airport'] },
      models: [
        { key: '4', label: ['4 өдөр', '4 days'], pictures: ['skyline_night', 'skyline_dusk'] },
        { key: 'jeju', label: ['Чэжү аралтай 6 өдөр', '6 days with Jeju island'], price: 2490000, pictures: ['skyline_dawn', 'sea-palms_dawn'] },
      ],
    },
    {
      id: 10170, slug: 'alpiin-nuruu', taxon: 'trips/abroad/europe', vendor: 'khayaa', price: 6900000, rating: [4.6, 42], suggestion: true,
      mn: ['Европын таван орон, Альпийн нуруу', 'Мюнхен, Зальцбург, Венец, Люцерн, Парисаар арван өдөр. Визийн бичиг баримтыг бүрдүүлж, монгол хөтөч бүх замд дагана.'],
      en: ['Five countries and the Alps', 'Ten days through Munich, Salzburg, Venice, Lucerne and Paris. We prepare the visa papers; a Mongolian-speaking guide comes along.'],
      it: ['Cinque paesi e le Alpi', 'Dieci giorni tra Monaco di Baviera, Salisburgo, Venezia, Lucerna e Parigi con guida di lingua mongola.'],
      specs: { departure: ['Чингис хаан нисэх буудал', 'Chinggis Khaan airport'], length: ['10 өдөр', '10 days'] },
      models: [
        { key: '10', label: ['10 өдөр', '10 days'], pictures: ['alps-lake_day', 'alps-lake_gold'] },
        { key: 'christmas', label: ['зул сарын захтай 9 өдөр', 'Christmas markets, 9 days'], price: 7400000, pictures: ['alps-lake_winter', 'alps-lake_dusk'] },
      ],
    },
  ],
};
