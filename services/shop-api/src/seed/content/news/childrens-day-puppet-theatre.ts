import { comment, p, type SeedArticle, ul } from '../shape';

export const childrensDayPuppets: SeedArticle = {
  kind: 'news',
  slug: 'childrens-day-puppet-theatre',
  image: 'stage-puppet_turquoise',
  imageAlt: { mn: 'Хүүхэлдэйн театрын тайз', en: 'The stage of a puppet theatre' },
  tags: ['events', 'family', 'culture'],
  author: 'batzaya',
  daysAgo: 184,
  title: { mn: 'Хүүхдийн баяраар хүүхэлдэйн театрын гурван тоглолт', en: 'Three puppet shows for Children’s Day' },
  summary: {
    mn: 'Зургаадугаар сарын нэгний өдөр «Цагаан ботго» үлгэрээр гурван удаа тоглоно. Тасалбар цахим, суудал сонголттой.',
    en: 'The tale of the white camel calf is played three times on 1 June, with e-tickets and seats to choose.',
  },
  body: {
    mn: [
      p('Цагаан ботго эхээсээ төөрч, говийн амьтдаас зам асуудаг үлгэрийг хүүхэлдэйчид өөрсдийн урласан арван таван хүүхэлдэйгээр амилуулна. Би мал эмчийн хувьд бэлтгэлийг нь үзэж, ботго яаж явдаг, хэзээ буйлдагийг зааж өгсөн юм.'),
      ul('10:00: 3–\u20605 насныханд, чимээ багатай тоглолт', '13:00: бүх насныханд', '16:00: бүх насныханд, орос хадмалтай'),
      p('Тоглолтын дараа хүүхдүүд тайзан дээр гарч, ботгоны хүүхэлдэйг өөрсдөө хөдөлгөж үзнэ. Заалны үүдэнд ноосоор бяцхан ботго хийх ширээ ч бэлэн. Тасалбарын орлогын арван хувийг алслагдсан сумын номын санд өгнө. Хүүхдийн баярын мэнд хүргэе.'),
    ],
    en: [
      p('A white camel calf has lost its mother and asks the animals of the Gobi for the way. Fifteen puppets, all made by the players, tell the story. As a vet I was allowed to watch rehearsals and to show how a calf walks and when it calls.'),
      ul('10:00: for ages 3 to 5, a quiet performance', '13:00: for everybody', '16:00: for everybody, with Russian captions'),
      p('Afterwards children may climb the stage and move the calf themselves, and in the foyer there is a table for making a small camel from wool. A tenth of what the tickets bring goes to libraries in faraway soums.'),
    ],
  },
  comments: [
    comment(
      'Г. Нямсүрэн',
      6,
      'Хоёр настай хүүхэд 10 цагийнхад орж болох уу? Чимээнээс айдаг.',
      comment('О. Батзаяа', 9, 'Болно. Заал бүрэн харанхуйлахгүй, хүссэн үедээ гараад орж болно.'),
    ),
    comment('Должинсүрэн', 98, 'Хүүтэйгээ очлоо. Буцах замдаа ботго шиг буйлж явсан, их хөөрхөн байсан.'),
    comment('Наталья', 101, 'Спасибо за русские субтитры, наконец-то бабушка из Иркутска всё поняла.', comment('О. Батзаяа', 106, 'Рады, что понравилось. Осенью будет новая сказка.')),
  ],
};
