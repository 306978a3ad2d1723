import { h, p, picture, type SeedArticle, ul } from './shape';

export const ulaanbaatar: SeedArticle = {
  slug: 'ulaanbaatar-in-three-days',
  image: 'article-city_night',
  imageAlt: { mn: 'Шөнийн Улаанбаатар', en: 'Ulaanbaatar at night' },
  tags: ['city', 'travel'],
  author: 'nomin',
  daysAgo: 27,
  title: { mn: 'Улаанбаатарт гурван өдөр', en: 'Three days in Ulaanbaatar' },
  summary: {
    mn: 'Гандангаас Зайсан хүртэл: яаралгүй, явганаар, сайхан хоолтой маршрут.',
    en: 'From Gandan to Zaisan: an unhurried route, mostly on foot, with good food.',
  },
  body: {
    mn: [
      p('Зочин ирэхэд хаашаа дагуулж явах вэ? Эсвэл өөрөө нэг амралтын өдрөө хотдоо өнгөрөөвөл? Энэ маршрут явган хүнд зориулагдсан: такси өдөрт нэг, хоёр л удаа хэрэг болно.'),
      h('Нэгдүгээр өдөр: хотын төв'),
      p('Өглөө есөн цагт Гандантэгчинлэн хийдэд хурал эхэлдэг. Мэгжид Жанрайсаг бурхны 26 метр өндөр хөргийг үзээд Бээжингийн гудамжаар Сүхбаатарын талбай хүртэл хагас цаг алхаарай. Үдийн хоолны дараа Монголын үндэсний музей: хоёр цаг хангалттай, хүннүгийн танхимыг бүү алгасаарай.'),
      p('Орой нь ардын дуу бүжгийн тоглолт үзээрэй. Тасалбараа урьдчилж авбал урд суудал олдоно.'),
      h('Хоёрдугаар өдөр: Богд хааны ордон, Зайсан'),
      p('Богд хааны өвлийн ордон баярын өдрүүдэд амардаг тул цагийн хуваарийг нь шалгаарай. Тэндээс Туул голын эргээр алхаж Зайсан толгойд гараарай: 300 орчим шат. Нар жаргахаас нэг цагийн өмнө очвол хот бүхэлдээ алтан өнгөтэй харагдана.'),
      picture('article-temple_dawn', 'Сүмийн дээвэр үүрээр', 'Сүмд ороход нар зөв тойрч, бурхны өмнө зураг авахаасаа өмнө асуугаарай.'),
      h('Гуравдугаар өдөр: хотоос гарах нь'),
      p('Чингис хааны морьт хөшөө хотоос 54 км, Тэрэлж түүнээс цааш хагас цаг. Өглөө эрт гарвал хоёуланг нь амжина. Буцахдаа Налайхын замд хуушуур идээрэй.'),
      h('Хоол'),
      ul(
        'Өглөө: сүүтэй цай, боорцог. Талбайн орчмын цайны газрууд найман цагт нээнэ.',
        'Өдөр: цуйван. Порц том тул хоёр хүн нэгийг хувааж болно.',
        'Орой: хорхог. Дор хаяж гурван цагийн өмнө захиалах хэрэгтэй.',
      ),
    ],
    en: [
      p('Where do you take a guest, or yourself on a free weekend? This route is made for walking: you need a taxi once or twice a day at most.'),
      h('Day one: the centre'),
      p('Prayers at Gandan monastery begin at nine in the morning. See the 26-metre statue of Megjid Janraisig, then walk half an hour down Beijing Street to Sukhbaatar Square. Keep the afternoon for the National Museum: two hours are enough, but do not skip the Xiongnu hall.'),
      p('In the evening go and hear throat singing and folk dance. Buy the ticket ahead and you will sit in front.'),
      h('Day two: the Bogd Khan’s palace and Zaisan'),
      p('The winter palace closes on public holidays, so check its hours. From there follow the Tuul river and climb the 300 or so steps to Zaisan. Be there an hour before sunset, when the whole city turns gold.'),
      picture('article-temple_dawn', 'Temple roofs at dawn', 'Walk clockwise inside a temple, and ask before you take pictures of the altar.'),
      h('Day three: out of town'),
      p('The equestrian statue of Chinggis Khaan stands 54 km from the city, and Terelj is half an hour further. Leave early and you can see both. On the way back stop for khuushuur on the Nalaikh road.'),
      h('Eating'),
      ul(
        'Morning: milk tea and boortsog. The tea houses around the square open at eight.',
        'Midday: tsuivan. Portions are large; two can share one.',
        'Evening: khorkhog. Order it at least three hours ahead.',
      ),
    ],
  },
};
