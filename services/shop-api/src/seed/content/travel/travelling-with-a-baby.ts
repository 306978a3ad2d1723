import { comment, h, ol, p, picture, type SeedArticle, ul } from '../shape';

export const travellingWithABaby: SeedArticle = {
  slug: 'travelling-with-a-baby',
  image: 'terelj-camp_gold_20070',
  imageAlt: { mn: 'Ойн захын гэр бааз', en: 'A ger camp at the edge of the forest' },
  tags: ['family', 'travel', 'guide'],
  author: 'bolormaa',
  daysAgo: 196,
  title: { mn: 'Нялх хүүхэдтэй хөдөө явах нь', en: 'Into the countryside with a baby' },
  summary: {
    mn: 'Ойрхон газар, урт зогсоол, хоёр дахин их амралт: нэг хүртэлх насны хүүхэдтэй аялах туршлага.',
    en: 'Somewhere near, long stops and twice the rest: what we learned in a first year on the road.',
  },
  body: {
    mn: [
      p('Том охин минь гурван сартайдаа анх гэрт хоносон. Би хамгийн их айж байсан, тэр хамгийн сайхан унтсан. Нялх хүүхэд газар бүрийг шинэ гэж мэддэггүй: түүнд дулаан өвөр, цадсан гэдэс, танил дуу гурав л хэрэгтэй. Харин эцэг эхэд төлөвлөгөө хэрэгтэй.'),
      h('Хаашаа, хэр хол?'),
      p('Эхний аялал хоёр цагийн зам байхад хангалттай. Эмнэлэгтэй сумын төвөөс хагас цагаас хэтрэхгүй зайд, халаалттай байртай газар сонгоорой. Хоёр цаг тутам зогсож, хүүхдээ суудлаас нь гаргаж, дэвсгэр дээр хэвтүүлнэ. Явахын өмнө өрхийн эмчтэйгээ ярилцаад, тарилга, хэрэгтэй зүйлийн талаар асуугаарай.'),
      h('Машинд'),
      ul(
        'Насанд тохирсон, арагш харсан суудал. Энгэртээ тэвэрч явах нь хамгийн аюултай.',
        'Зузаан хувцастай суудалд оосорлохгүй: хувцсыг нь тайлж, оосорлоод дээр нь хөнжил хучна.',
        'Цонхонд нарны хаалт. Зогссон машинд нэг минут ч ганцааранг нь үлдээхгүй.',
        'Хоол, живх, солих хувцсыг тээшинд биш, гарт ойр тавина.',
      ),
      picture('room-ger_green_20090', 'Гэрийн дотор', 'Зуухнаас хол, хойморт ор засвал хамгийн тогтуун дулаан.'),
      h('Гэрт хонох'),
      ol(
        'Ирмэгцээ зуухны эргэн тойрныг хаашлуулна: мөлхдөг хүүхэд юу бүхнийг барьдаг.',
        'Шөнө гэр хөрдөг тул унтлагын уутан хувцсаар, сул хөнжилгүй унтуулна.',
        'Гал хэн, хэдэн цагт түлэхийг ээлжилнэ. Утаа үнэртвэл өрх, хаалгаа нээгээрэй.',
        'Усыг өдөр бүр шинээр буцалгаж, халуун саванд хийнэ.',
      ),
      p('Хөдөөгийнхөн хүүхдэд үргэлж баярладаг. Хүн бүр тэврэхийг хүсвэл «дөнгөж унтлаа» гэж инээмсэглээд хэлэхэд хэн ч гомдохгүй. Дараагийн зураг, дараагийн уул хэзээ ч алга болохгүй, харин тайван ээж, аав аяллын хамгийн чухал ачаа.'),
      p('Буцаж ирээд нэг өдөр юу ч төлөвлөхгүй байгаарай. Хүүхэд нойрны цагтаа эргэж орох, та угаалгаа хийх, зургаа үзэх тэр өдөр аяллын нэг хэсэг мөн.'),
    ],
    en: [
      p('My eldest was three months old when she first slept in a ger. I was terrified and she slept better than ever. Babies do not know that a place is new. They need a warm chest, a full stomach and a familiar voice; it is the parents who need a plan.'),
      h('Where to, and how far'),
      p('Make the first trip two hours long. Choose somewhere with heated rooms, no more than half an hour from a village with a clinic. Stop every two hours and let the baby stretch out on a blanket. Before you leave, talk to your family doctor about vaccinations and about what to bring.'),
      h('In the car'),
      ul(
        'A rear-facing seat of the right size. Carrying a baby in your arms is the most dangerous way of all.',
        'No thick coat under the straps: take it off, buckle up and lay a blanket on top.',
        'Sunshades on the windows. Never leave a baby alone in a parked car, not for a minute.',
        'Food, nappies and spare clothes within reach, not in the boot.',
      ),
      picture('room-ger_green_20090', 'Inside a ger', 'A bed away from the stove, at the back of the ger, keeps the steadiest warmth.'),
      h('Sleeping in a ger'),
      ol(
        'Fence off the stove as soon as you arrive.',
        'Gers cool down at night: use a sleeping bag made for babies and no loose blankets.',
        'Take turns with the fire. If you smell smoke, open the flap and the door.',
        'Boil fresh water every day and keep it in a flask.',
      ),
      p('People in the countryside adore babies, and everybody wants to hold yours. Smile and say that she has just fallen asleep: nobody will mind. There will be other mountains. Rested parents are the most important piece of luggage.'),
      p('Plan nothing for the day after you come home. The baby finds her hours again, you do the washing and look at the pictures, and that day is part of the trip.'),
    ],
  },
  related: ['terelj-in-a-weekend', 'naadam-with-children'],
  comments: [
    comment(
      'Г. Сувд-Эрдэнэ',
      5,
      'Зузаан хувцастай оосорлохгүй гэдгийг огт мэдээгүй явж. Өнөөдөр комбинезоныг нь тайлаад хөнжлөөр хучлаа.',
      comment('Г. Болормаа', 9, 'Би ч хоёр дахь хүүхэд дээрээ л мэдсэн. Дамжуулаад ярьж өгөөрэй.'),
    ),
    comment('Намжил', 14, 'Эмээ нар бол «нялхсыг зургаан сар хүртэл хөдөлгөхгүй» гэнэ. Аль нь зөв юм бол?', comment('Сэлэнгэ', 19, 'Хүүхэд, эх хоёр эрүүл, эмч зөвшөөрсөн бол ойрхон явахад зүгээр. Эмээгээ хамт аваад явбал бүр сайн.'), comment('Намжил', 26, 'Эмээ тэгвэл жолооч болно доо.')),
    comment('Julia', 51, 'Two hours between stops and a blanket on the grass: it made our week at the lake possible. Thank you.'),
  ],
};
