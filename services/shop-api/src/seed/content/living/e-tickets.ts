import { comment, h, ol, p, picture, type SeedArticle, table, ul } from '../shape';

export const eTickets: SeedArticle = {
  slug: 'how-e-tickets-work',
  image: 'admission-tickets_burgundy_a',
  imageAlt: { mn: 'Тасалбар', en: 'Tickets' },
  tags: ['guide', 'shopping', 'city'],
  author: 'ganbat',
  daysAgo: 163,
  title: { mn: 'Цахим тасалбар, купон хоёр хэрхэн ажилладаг вэ?', en: 'How e-tickets and coupons work' },
  summary: {
    mn: 'Төлснөөс хойш хаалган дээр уншуулах хүртэл: код, PDF, бэлэглэх, очих цаг.',
    en: 'From paying to the beep at the door: codes, PDFs, giving tickets away and when to arrive.',
  },
  body: {
    mn: [
      p('Тоглолт эхлэхэд таван минут үлдсэн, хаалган дээр дөчин хүний дараалал, урд зогссон хүн имэйлээ гүйлгэж тасалбараа хайж байна. Танил зураг уу? Бид энэ хавар гурван танхимын үүдэнд зогсож ажиглахад саатлын дийлэнх нь яг ийм байлаа. Хоёр товч дарахыг гэртээ хийсэн бол тэр хүн суудалдаа суучихсан байх байсан.'),
      h('Тасалбар, купон: ялгаа нь'),
      table(
        ['Цахим тасалбар', 'Купон'],
        ['Тодорхой өдөр, цагтай', 'Хугацаандаа хэзээ ч'],
        ['Суудал эсвэл бүсийн дугаартай байж болно', 'Үйлчилгээ, хоног, зоог'],
        ['Хаалган дээр уншуулна', 'Кассан дээр эсвэл угтах ширээнд үзүүлнэ'],
        ['Тоглолт дуусмагц хүчингүй', 'Сүүлийн өдөр нь дээр нь бичээстэй'],
      ),
      h('Төлснөөс хойш'),
      ol(
        'Төлбөр баталгаажмагц «Миний купон, тасалбар» хэсэгт гарч ирнэ.',
        'Гэртээ, сүлжээтэй газар нэг удаа нээж үзнэ.',
        'PDF хувилбарыг утсандаа татаж хадгална. Танхимын хонгилд сүлжээ тасардаг.',
        'Хүн бүрт нэг код: нэг захиалгад дөрвөн тасалбар байвал дөрвөн код уншуулна.',
      ),
      picture('stage-folk_gold', 'Үндэсний урлагийн тайз', 'Суудлын дугаар код дээрх бичээстэй таарахыг тайзны гэрэл унтрахаас өмнө шалгаарай.'),
      h('Хаалган дээр'),
      ul(
        'Дэлгэцийн гэрлээ бүтэн болгож, кодыг утасны завсраас нь ил гаргана.',
        'Дэлгэц хагарсан бол кодын доорх дугаарыг хэлнэ.',
        'Хүүхдийн тасалбар бол насыг нь заасан баримт авч яваарай.',
        'Хагас цагийн өмнө очвол хувцасны өлгүүрт ч дараалалгүй.',
      ),
      p('Найздаа өгөх бол түүнд л илгээгээрэй. Код нэг удаа уншигдмагц «ашигласан» болдог тул олон хүнтэй бүлэгт тавьсан зураг хамгийн хурдан хүнд очно. Тоглолт цуцлагдвал зохион байгуулагчаас зарласны дараа төлбөрийг буцаах талаар танд мэдэгдэнэ.'),
    ],
    en: [
      p('Five minutes to curtain, forty people at the door, and the man in front is scrolling through his e-mails for a ticket. You know him. We stood at three doors this spring, and most delays looked just like that. Two taps at home, and he would be in his seat.'),
      h('Ticket or coupon'),
      table(
        ['E-ticket', 'Coupon'],
        ['For a certain day and hour', 'Any time while it is valid'],
        ['May have a seat or an area', 'A service, a night, a dinner'],
        ['Scanned at the door', 'Shown at the till or the reception'],
        ['Worthless after the show', 'Its last day is written on it'],
      ),
      h('After you have paid'),
      ol(
        'As soon as the payment is confirmed it appears under “My coupons and tickets”.',
        'Open it once at home, where you have a connection.',
        'Save the PDF on your phone. In the foyer the network tends to disappear.',
        'One code per person: four tickets in an order are four codes.',
      ),
      picture('stage-folk_gold', 'A stage for folk music', 'Compare your seat with the code before the lights go out.'),
      h('At the door'),
      ul(
        'Turn up the brightness and let nothing cover the code.',
        'With a broken screen, read out the number below it.',
        'For a child’s ticket bring something that shows the age.',
        'Come half an hour early, and there is no queue for the cloakroom either.',
      ),
      p('If a ticket is for a friend, send it to that friend alone. A code becomes “used” when it is scanned, and a picture in a group chat belongs to whoever gets there first. If a show is cancelled we tell you about your refund as soon as the organiser has announced it.'),
    ],
  },
  related: ['what-is-a-hotel-coupon'],
  comments: [
    comment('У. Дөлгөөн', 5, 'Дөрвөн тасалбарыг нэг кодоор ордог гэж бодоод хүүхдүүдээ хүлээлгэсэн. Одоо мэдлээ.', comment('Л. Ганбат', 8, 'Хүн бүрийн утсанд тус тусын кодыг нь урьдчилж явуулбал хамгийн хурдан.')),
    comment('Г. Заяа', 21, 'PDF-ээ хэвлээд очиж болох уу?', comment('Л. Ганбат', 25, 'Болно, кодыг нугалахгүй л бол цаас сайхан уншигддаг.')),
    comment('Clara', 60, 'The network really does disappear in that foyer. I now save everything beforehand.'),
  ],
};
