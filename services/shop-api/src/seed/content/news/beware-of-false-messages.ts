import { b, comment, link, p, type SeedArticle, ul } from '../shape';

export const bewareOfFalseMessages: SeedArticle = {
  kind: 'news',
  slug: 'beware-of-false-messages',
  image: 'mobile-phone_cream_use',
  imageAlt: { mn: 'Хар утас', en: 'A black phone' },
  tags: ['shop', 'shopping'],
  author: 'khulan',
  daysAgo: 17,
  title: { mn: 'Болгоомжил: нэрийг маань ашигласан хуурамч мессеж', en: 'Take care: false messages in our name' },
  summary: {
    mn: 'Хүргэлтийн төлбөр нэхсэн хуурамч мессеж явж байна. Бид нэг удаагийн код, нууц үгийг тань хэзээ ч асуухгүй.',
    en: 'Somebody sends messages asking for a delivery fee. We never ask for your password or a one-time code.',
  },
  body: {
    mn: [
      p('Энэ долоо хоногт хэд хэдэн хэрэглэгчид «илгээмж тань саатлаа, нэмэлт төлбөр төлнө үү» гэсэн мессеж иржээ. Түүнийг бид илгээгээгүй. Доторх холбоос нь манай сайттай төстэй хуудас руу хөтөлж, картын мэдээлэл асуудаг.'),
      ul(
        ['Бид ', b('нууц үг, нэг удаагийн код, картын дугаарыг'), ' утсаар ч, мессежээр ч асуухгүй.'],
        'Хүргэлтийн төлбөрийг зөвхөн захиалга хийх үед төлнө. Хаалганд тань нэмж нэхэхгүй.',
        'Эргэлзвэл мессежийн холбоосыг биш, сайтаа өөрөө нээж «Миний захиалга» хэсгийг хараарай.',
      ),
      p('Хэрэв мэдээллээ аль хэдийн оруулсан бол банкиндаа яаралтай хандаж картаа хаалгаад, манай сайт дахь нууц үгээ солиорой. Мессежийн зургийг ', link('холбоо барих хуудсаар', '/pages/contact'), ' илгээвэл бид цагдаад дамжуулна.'),
    ],
    en: [
      p('This week several of our customers received a text message saying that a parcel was held back until an extra fee was paid. It is not from us. Its link leads to a page that looks like ours and asks for card details.'),
      ul(
        ['We never ask for ', b('passwords, one-time codes or card numbers'), ', by phone or by message.'],
        'You pay for delivery when you order and only then. Nobody collects more at the door.',
        'When in doubt, leave the link alone, open our site yourself and look at “My orders”.',
      ),
      p('If you have already typed something in, ask your bank to block the card at once and change your password with us. Send us a picture of the message through the ', link('contact page', '/pages/contact'), ' and we pass it on to the police.'),
    ],
  },
  related: ['passkeys-instead-of-passwords'],
  comments: [
    comment(
      'Н. Баярмаа',
      2,
      'Надад яг ийм мессеж ирсэн, 2,900 төгрөг нэхсэн. Үнэ бага болохоор бараг төлчихөө шахсан.',
      comment('Н. Хулан', 5, 'Яг тэр «бага үнэ» нь заль юм. Зорилго нь мөнгө биш, картын мэдээлэл. Төлөөгүй тань сайн.'),
    ),
    comment('Эрдэнэчимэг', 15, 'Ээж, аавдаа уншуулчихлаа. Настай хүмүүст ийм мэдээг ахин ахин хэлэх хэрэгтэй.'),
    comment('Peter H.', 28, 'Got one of these in English, too. The only thing they had right was the colour of the button.'),
  ],
};
