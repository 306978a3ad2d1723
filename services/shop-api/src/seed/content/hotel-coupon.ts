import { h, ol, p, picture, type SeedArticle, ul } from './shape';

export const hotelCoupon: SeedArticle = {
  slug: 'what-is-a-hotel-coupon',
  image: 'terelj-camp_night',
  imageAlt: { mn: 'Тэрэлжийн гэр бааз шөнөөр', en: 'A ger camp in Terelj at night' },
  tags: ['guide', 'travel'],
  author: 'temuujin',
  daysAgo: 14,
  title: { mn: 'Буудлын купон гэж юу вэ, яаж ашиглах вэ?', en: 'What a hotel coupon is, and how to use one' },
  summary: {
    mn: 'Өдрөө дараа нь сонгодог, бэлэглэж болдог, үнэ нь урьдаас тогтсон: купоны тухай асуудаг бүхэн.',
    en: 'Pay now, choose the date later, or give it away: everything people ask about coupons.',
  },
  body: {
    mn: [
      p('Купон бол урьдчилж төлсөн нэг хоног, нэг оройн зоог, нэг удаагийн үйлчилгээ. Захиалгаас ялгаатай нь өдрөө одоо хэлэх шаардлагагүй: хүчинтэй хугацаанд нь, очихоосоо өмнө буудалтай ярьж тохирно.'),
      h('Захиалгаас юугаараа өөр вэ?'),
      ul(
        'Үнэ нь худалдаж авсан өдрөө тогтоно. Наадмын үеэр үнэ нэмэгдсэн ч танд хамаагүй.',
        'Нэр дээр бичигддэггүй тул бэлэглэж болно.',
        'Хугацаа нь ихэвчлэн гурваас зургаан сар. Яг хэдэн хүртэл болохыг купон дээр бичсэн байдаг.',
        'Өрөөний тоо хязгаартай: баяр ёслолын үеэр урьдчилж залгаарай.',
      ),
      h('Худалдаж авахаас ашиглах хүртэл'),
      ol(
        'Купоноо сонгоод сагсанд нэмж, банкныхаа аппаар QR код уншуулж төлнө.',
        'Төлбөр баталгаажмагц купон «Миний купон, тасалбар» хэсэгт гарч ирнэ. Цаасаар хүлээх хэрэггүй.',
        'Буудал руу залгаж өдрөө тохирно. Утас нь купоны нөхцөлд бий.',
        'Очоод QR кодоо үзүүлнэ. Ажилтан уншуулангуут «ашигласан» болно.',
      ),
      picture('room-ger_gold', 'Гэр буудлын дотор тал', 'Ихэнх купонд өглөөний цай багтдаг. Юу орсныг барааны хуудаснаас хараарай.'),
      h('QR кодоо хэнд ч бүү илгээгээрэй'),
      p('Код нэг л удаа ажилладаг. Дэлгэцийн зургийг сошиалд тавибал түрүүлж очсон хүн ашиглана. Бэлэглэх бол хүлээн авах хүндээ л явуулаарай. Кодын доорх дугаар мөн адил хүчинтэй: камер эвдэрсэн ч дугаараа хэлээд ашиглаж болно.'),
      h('Төлөвлөгөө өөрчлөгдвөл'),
      p('Ашиглаагүй купоныг хугацаа дуусахаас өмнө бусдад шилжүүлж болно. Буудал хаагдах, танд хэлсэн нөхцөлөө өгөхгүй бол бидэнд бичээрэй: борлуулагчтай хамт шийдэж, боломжгүй бол төлбөрийг тань буцаана.'),
    ],
    en: [
      p('A coupon is one night, one dinner or one treatment that is paid for in advance. Unlike a booking it asks for no date now: you call the hotel before you go, any time while the coupon is valid.'),
      h('How it differs from a booking'),
      ul(
        'The price is the price of the day you bought it, even if the hotel charges more during Naadam.',
        'There is no name on it, so it makes a present.',
        'It is usually valid for three to six months; the last day is written on it.',
        'Rooms are limited: call early for public holidays.',
      ),
      h('From buying to using it'),
      ol(
        'Put the coupon in your cart and pay by scanning the QR code with your bank’s app.',
        'As soon as the payment is confirmed it appears under “My coupons and tickets”. No paper, no waiting.',
        'Call the hotel and agree on a day; the number is in the coupon’s conditions.',
        'Show the QR code on arrival. It becomes “used” when a member of staff scans it.',
      ),
      picture('room-ger_gold', 'Inside a ger camp', 'Most coupons include breakfast. The product’s page says what comes with yours.'),
      h('Keep the QR code to yourself'),
      p('A code works exactly once. Post a screenshot and whoever arrives first will use it. If it is a present, send it to that one person. The number under the code counts as well: with a broken camera you can simply read it out.'),
      h('If plans change'),
      p('You can pass an unused coupon on to somebody else until its last day. If the hotel closes, or does not give you what was promised, write to us: we settle it with the seller, and if that fails you get your money back.'),
    ],
  },
};
