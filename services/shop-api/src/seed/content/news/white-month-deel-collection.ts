import { p, type SeedArticle, ul } from '../shape';

export const whiteMonthDeels: SeedArticle = {
  kind: 'news',
  slug: 'white-month-deel-collection',
  image: 'deel_blue_a',
  imageAlt: { mn: 'Хөх торгон дээл', en: 'A blue silk deel' },
  tags: ['wear', 'culture'],
  author: 'oyuna',
  daysAgo: 300,
  title: { mn: 'Цагаан сарын дээл: энэ жилийн цуглуулга', en: 'Deel for the White Month: this year’s collection' },
  summary: {
    mn: '«Торгон хээ»-гийн 36 загвар, таван өнгө. Биеийн хэмжээгээ салбарт үнэгүй авахуулна.',
    en: 'Thirty-six models by Torgon Khee in five colours, and free measuring in our stores.',
  },
  body: {
    mn: [
      p('Энэ жилийн цуглуулгад номин, хүрэн улаан, саарал, цайвар ногоон, цагаан таван өнгө давамгайлж, эмжээр нь нарийн, мөр нь давхар загвар олон байна. Захиалга өмнөх жилээс хоёр долоо хоногийн өмнө эхэллээ: оёдолчид хэт яарвал товч нь муу болдог.'),
      ul(
        'Салбарт хэмжээ авахад арван минут. Аав ээжийнхээ хэмжээг хуучин дээлээр нь авч болно.',
        'Хүүхдийн дээл хоёр сантиметр сунгах зайтай оёгдоно.',
        'Бүс, малгай, хантаазыг дээлтэй нь хослуулан үзэх толь Зайсан салбарт.',
      ),
      p('Торго усанд агшдаг тул хуурай цэвэрлэгээ сонгоорой. Толбо гарвал хөвөнгөөр зөөлөн дарж, үрж болохгүй. Шинийн нэгнээс хойш арван дөрвөн хоногт хэмжээг нь үнэгүй засна.'),
    ],
    en: [
      p('Sapphire, dark red, grey, pale green and white lead this year’s collection, often with a narrow edging and a double shoulder. Orders open two weeks earlier than last year: a seamstress in a hurry makes poor buttons.'),
      ul(
        'Being measured in a store takes ten minutes. For your parents, bring an old deel of theirs.',
        'Children’s deel have two centimetres to let out.',
        'In the Zaisan store a large mirror lets you try sash, hat and waistcoat together.',
      ),
      p('Silk shrinks in water, so have it dry-cleaned. Dab a stain with cotton and do not rub. For two weeks after the first day of the lunar year we alter the size free of charge.'),
    ],
  },
};
