import { comment, h, p, picture, quote, type SeedArticle, ul } from '../shape';

export const orkhonValley: SeedArticle = {
  slug: 'through-the-orkhon-valley',
  image: 'waterfall_gold_10061-1',
  imageAlt: { mn: 'Орхоны хүрхрээ', en: 'The Orkhon waterfall' },
  tags: ['travel', 'culture', 'nature'],
  author: 'oyuna',
  daysAgo: 172,
  title: { mn: 'Орхоны хөндийгөөр: хэрмээс хүрхрээ хүртэл', en: 'The Orkhon valley, from the wall to the waterfall' },
  summary: {
    mn: 'Хархорин, Төвхөн, Улаан цутгалан: дөрвөн өдөрт амжих зам.',
    en: 'Kharkhorin, Tuvkhun and the falls: a road for four days.',
  },
  body: {
    mn: [
      p('Орхоны хөндийн соёлын дурсгалт газар 2004 оноос дэлхийн өвд бүртгэлтэй. Энд түрэг, уйгур, монголын хаад ээлжлэн нутаглаж байсан нь санамсаргүй биш: ус ойр, бэлчээр өргөн, уул салхинаас нь хаадаг. Одоо ч хөндийгөөр дүүрэн мал.'),
      h('Эхний өдөр: Хархорин'),
      p('Улаанбаатараас 360 орчим километр засмал зам, зургаан цаг. Эрдэнэ зуу хийдийг 1586 онд байгуулсан, 108 суваргатай хэрэм нь хотын захад цайран харагдана. Эхлээд музейг нь үзээрэй: эртний нийслэлийн загвар дээр хаана юу байсныг ойлгосны дараа талбай дээрх чулуу хүртэл ярьж эхэлдэг.'),
      h('Хоёр дахь өдөр: Төвхөн'),
      p('Өндөр гэгээн Занабазарын бүтээл туурвиж байсан хийд ойн дундах хадан дээр бий. Машин зогсоолоос дээш шинэсэн ойгоор нэг цаг орчим алхана. Зам эгц ч сүүдэртэй, дээрээс нь хөндий тэр чигтээ харагдана.'),
      picture('monastery_dawn_10061', 'Хийд үүрээр', 'Үүрээр очвол хонхны дуу хүнгүй хашаагаар цуурайтна.'),
      h('Гурав дахь өдөр: Улаан цутгалан'),
      p('Хүрхрээ хорь гаруй метр өндрөөс хүрмэн чулуун хавцалд унадаг. Бороотой зун ус ихтэй, хуурай хавар бараг тасарна. Ирмэг дээр хашлага байхгүй тул хүүхдийн гараас хөтлөөрэй.'),
      ul(
        'Хархоринаас хүрхрээ хүртэл шороон зам: борооны дараа өдөр бүтэн орно.',
        'Дөрөв дэх өдрөө буцах замд, эсвэл морь унахад үлдээгээрэй.',
        'Эсгий, арьсан эдлэлийг урчаас нь авбал хийсэн түүхийг нь хамт авна.',
      ),
      quote('Орхон ус биш, Орхон зам. Хүн бүр энүүгээр явсан.', 'Хужирт сумын адуучин'),
      p('Хонох газраа Хархорин, Хужирт хоёрт ээлжлүүлбэл замын хуваарь тэгш болно. Хужиртын рашаан сувиллыг орой нь ядарсан хөлөндөө зориулаарай.'),
    ],
    en: [
      p('The Orkhon valley has been World Heritage since 2004. Turks, Uighurs and Mongols made it the seat of their empires one after the other, and it is easy to see why: water, wide pasture, and mountains that keep off the wind. It is still full of animals.'),
      h('Day one: Kharkhorin'),
      p('About 360 km of asphalt, six hours from Ulaanbaatar. Erdene Zuu was founded in 1586, and its white wall with 108 stupas shines at the edge of the town. Start at the museum. Once you have seen the model of the old capital, the stones in the field begin to speak.'),
      h('Day two: Tuvkhun'),
      p('The hermitage of Zanabazar, Mongolia’s great sculptor, sits on a rock above the forest. From the car park it is about an hour’s climb under larches, steep but shaded, and from the top the whole valley lies before you.'),
      picture('monastery_dawn_10061', 'A monastery at dawn', 'Come at dawn and you hear the bells in an empty courtyard.'),
      h('Day three: the falls'),
      p('The water drops more than twenty metres into a gorge of basalt. After summer rain it roars; in a dry spring there may be almost nothing. There is no railing, so hold on to your children.'),
      ul(
        'From Kharkhorin to the falls the road is a track: after rain it takes a whole day.',
        'Keep the fourth day for the way home, or for riding.',
        'Buy felt and leather from those who make it, and the story comes with it.',
      ),
      quote('The Orkhon is not a river, it is a road. Everybody has come along it.', 'A horse herder in Khujirt soum'),
      p('Sleep in Kharkhorin and Khujirt by turns and the stages come out even. Khujirt has hot springs, and after Tuvkhun your legs will thank you for them.'),
    ],
  },
  related: ['hot-springs-of-arkhangai', 'felt-makers-of-tsetserleg'],
  comments: [
    comment('Д. Нарантуяа', 14, 'Музейгээс эхэл гэдэг үнэн зөвлөгөө. Бид эсрэгээр нь хийгээд хоёр удаа буцаж очсон.'),
    comment(
      'Tom',
      30,
      'Is the climb to Tuvkhun manageable for a seventy-year-old who walks a lot?',
      comment('С. Оюун', 41, 'Yes, slowly and with a stick. There are horses to hire at the bottom for most of the way.'),
    ),
    comment('Х. Отгонбаяр', 75, 'Зургаадугаар сарын эхээр очиход хүрхрээ дусал л байлаа. Долоодугаар сарын дундаас хойш яваарай гэж нэмье.'),
  ],
};
