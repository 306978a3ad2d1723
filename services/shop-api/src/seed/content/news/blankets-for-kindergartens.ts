import { p, quote, type SeedArticle } from '../shape';

export const blanketsForKindergartens: SeedArticle = {
  kind: 'news',
  slug: 'blankets-for-kindergartens',
  image: 'duvet_cream_a',
  imageAlt: { mn: 'Ноосон хөнжил', en: 'A wool blanket' },
  tags: ['shop', 'family', 'winter'],
  author: 'sarnai',
  daysAgo: 36,
  title: { mn: 'Зургаан цэцэрлэгт 420 ноосон хөнжил хүргэлээ', en: '420 wool blankets for six kindergartens' },
  summary: {
    mn: 'Намрын аяны үеэр худалдан авагчид маань оноогоо хандивлаж, бид адил хэмжээгээр нэмсэн юм.',
    en: 'You gave your points in our autumn drive, we doubled them, and the blankets have arrived.',
  },
  body: {
    mn: [
      p('Есдүгээр сард эхэлсэн «Дулаан нойр» аянд 1,270 хэрэглэгч цуглуулсан оноогоо хандивлав. Бид мөн адил дүнгээр нэмж, «Зүүдлэн»-гийн урланд хүүхдийн хэмжээтэй 420 хөнжил захиаллаа. Урлан материалынхаа үнээр л хийж өгсөн юм.'),
      p('Хөнжлүүд өнгөрсөн долоо хоногт Баянхонгор, Завхан, Ховд аймгийн зургаан цэцэрлэгт очлоо. Сум бүрийн багш нар хичнээн хүүхэд унтдагийг урьдчилан тоолж, өнгийг нь хүүхдүүд өөрсдөө сонгосон.'),
      quote('Өдрийн унтлагын үеэр анги маань анх удаа ийм чимээгүй боллоо.', 'Завхан аймгийн нэгэн цэцэрлэгийн багш'),
      p('Аяны орлого, зарлагыг оролцогчдод имэйлээр илгээсэн. Илүү гарсан мөнгөөр хавар хоёр цэцэрлэгт гудас авна. Баярлалаа.'),
    ],
    en: [
      p('In September we asked whether you would give away some of your points for our drive “Sleep warm”. 1,270 of you did. We added the same amount and ordered 420 blankets in children’s sizes from the Zuudlen workshop, which charged for the material only.'),
      p('Last week they reached six kindergartens in Bayankhongor, Zavkhan and Khovd. The teachers had counted heads in advance, and the children chose the colours.'),
      quote('It was the first midday nap in my group that I would call quiet.', 'A kindergarten teacher in Zavkhan'),
      p('Everyone who took part has the accounts in their inbox. What is left over will buy mattresses for two more kindergartens in spring. Thank you.'),
    ],
  },
};
