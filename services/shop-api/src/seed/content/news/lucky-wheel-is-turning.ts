import { comment, p, type SeedArticle, ul } from '../shape';

export const luckyWheelIsTurning: SeedArticle = {
  kind: 'news',
  slug: 'lucky-wheel-is-turning',
  image: 'trophy_gold_a',
  imageAlt: { mn: 'Алтан цом', en: 'A golden cup' },
  tags: ['shop', 'events'],
  author: 'ganbat',
  daysAgo: 12,
  title: { mn: 'Азын хүрд эргэж эхэллээ', en: 'The lucky wheel has started to turn' },
  summary: {
    mn: 'Өдөрт нэг удаа үнэгүй эргүүлнэ: оноо, бэлгийн мөнгө, хямдралын код, бэлэг хожиж болно.',
    en: 'One free turn a day, with points, gift money, discount codes and small presents to win.',
  },
  body: {
    mn: [
      p('Өнөөдрөөс эхлэн сайт дээрх азын хүрдийг өдөр бүр нэг удаа эргүүлж болно. Худалдан авалт хийх шаардлагагүй: нэвтрээд товчоо дарахад л хангалттай. Эргүүлэх эрх Улаанбаатарын цагаар шөнө дунд шинэчлэгдэж, ашиглаагүй нь дараагийн өдөрт шилжихгүй.'),
      ul(
        'Оноо, бэлгийн мөнгө хэтэвчинд тань шууд орно.',
        'Хямдралын код имэйлээр очих бөгөөд 30 хоног хүчинтэй.',
        'Бэлэг сагсанд тань нэмэгдэж, үнэ нь хасагдана.',
      ),
      p('Оролцохын тулд утасны дугаараа баталгаажуулсан байх хэрэгтэй. Ингэснээр нэг хүн олон бүртгэлээр эргүүлэхээс сэргийлж, бүгдэд тэгш боломж олгоно. Манай ажилтнууд оролцохгүй. Хонжворын жагсаалт, дэлгэрэнгүй нөхцөл хүрдний хуудсанд бий.'),
    ],
    en: [
      p('From today you can turn the lucky wheel on our site once a day. You do not have to buy anything: sign in, press the button and see where it stops. Your turn is renewed at midnight, Ulaanbaatar time; one you leave out does not carry over.'),
      ul(
        'Points and gift money go straight to your wallet.',
        'Discount codes come by email as well and are valid for 30 days.',
        'A present is put into your cart and its price taken off.',
      ),
      p('All you need is a confirmed phone number. It keeps one person from turning with ten accounts, so that everybody’s chance stays the same. Our own staff do not take part. All prizes and the terms are on the page of the wheel.'),
    ],
  },
  comments: [
    comment('Ариунаа', 3, 'Эхний өдрөө 500 оноо хожчихлоо. Бага ч гэсэн өглөөний сайхан мэдээ.'),
    comment(
      'Г. Тэлмэн',
      10,
      'Ээж маань хөдөө, ухаалаг утас нь хуучин. Компьютероор эргүүлж болох уу?',
      comment('Л. Ганбат', 13, 'Болно. Ямар ч хөтчөөр нэвтэрсэн бай, нэг бүртгэл өдөрт нэг удаа эргүүлнэ.'),
    ),
    comment(
      'Игорь',
      76,
      'Крутил три дня, пока только баллы. Но кнопка большая и всё честно написано.',
      comment('Ариунаа', 124, 'Надад ч мөн адил, харин тав дахь өдөр нь хямдралын код таарсан шүү.'),
    ),
  ],
};
