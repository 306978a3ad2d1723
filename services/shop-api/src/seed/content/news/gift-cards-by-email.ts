import { comment, p, type SeedArticle, ul } from '../shape';

export const giftCardsByEmail: SeedArticle = {
  kind: 'news',
  slug: 'gift-cards-by-email',
  image: 'book_pink_b',
  imageAlt: { mn: 'Ягаан хавтастай карт', en: 'A card with a pink cover' },
  tags: ['shop', 'shopping', 'family'],
  author: 'ganbat',
  daysAgo: 62,
  title: { mn: 'Бэлгийн карт имэйлээр: юу бэлэглэхээ мэдэхгүй үед', en: 'Gift cards by email, for when you do not know what to give' },
  summary: {
    mn: 'Дүнгээ сонгож, мэндчилгээ бичээд л боллоо. Картыг хэсэгчлэн зарцуулж болно.',
    en: 'Choose the amount and write a greeting. The card can be spent little by little.',
  },
  body: {
    mn: [
      p('Уншигчдын маань хамгийн их асуудаг зүйл одоо бэлэн боллоо: манай бэлгийн картыг цахимаар бэлэглэж болно. Төлбөр төлөгдмөгц код нь хүлээн авагчийн имэйлд мэндчилгээтэйгээ хамт очно.'),
      ul(
        'Картын үлдэгдлийг хэд хэдэн захиалгад хувааж зарцуулж болно.',
        'Хүрэлцэхгүй бол зөрүүг карт, хэтэвч, бусад хэлбэрээр нэмж төлнө.',
        'Аялал, буудал, тасалбар, барааны алинд ч хүчинтэй.',
      ),
      p('Кодыг мөнгө шиг хадгалаарай: кодыг мэдсэн хүн зарцуулж чадна. Хүлээн авагч картаа бүртгэлдээ нэмбэл үлдэгдэл нь хэтэвчинд орж, дараа нь код шаардахгүй. Картаа хэн нэгэнд дамжуулах бол кодыг нь дэлгэцийн зураг биш, имэйлээр нь хамт өгөөрэй.'),
    ],
    en: [
      p('It is what our readers have asked for most often, and it is ready: our gift cards can be given by email. As soon as you have paid, the code goes to the person you name, with your greeting above it.'),
      ul(
        'The balance may be spent over several orders.',
        'If it is not enough, the rest is paid by card, from the wallet or in any other way.',
        'It is good for trips, hotels and tickets as well as for products.',
      ),
      p('Please treat the code like cash, as anybody who knows it can spend it. Once it is added to an account, the balance is in the wallet and no code is needed any more.'),
    ],
  },
  comments: [
    comment('Солонго', 3, 'Гадаадад байгаа дүүдээ илгээлээ. Монголд байгаа ээжид маань бараа захиалж өгсөн, гайхалтай тойрог болов.'),
    comment(
      'Б. Цогтоо',
      9,
      'Имэйл ашигладаггүй хүнд яах вэ? Өвөөдөө өгөх гэсэн юм.',
      comment('Л. Ганбат', 12, 'Өөрийнхөө имэйлийг бичээд, ирсэн кодыг картан дээр хуулж өгөөрэй. Салбар дээр хэвлэж ч өгнө.'),
      comment('Б. Цогтоо', 13, 'Болж байна, салбар дээр хэвлүүлчихье.'),
    ),
    comment('Ольга', 33, 'Подарила коллеге на день рождения, письмо пришло через минуту. Удобно, что можно тратить частями.'),
  ],
};
