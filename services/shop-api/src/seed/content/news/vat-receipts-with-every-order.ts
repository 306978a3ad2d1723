import { p, type SeedArticle, ul } from '../shape';

export const vatReceipts: SeedArticle = {
  kind: 'news',
  slug: 'vat-receipts-with-every-order',
  image: 'book_gold_b',
  imageAlt: { mn: 'Шар дэвтэр', en: 'A yellow account book' },
  tags: ['shop', 'shopping'],
  author: 'khulan',
  daysAgo: 23,
  title: { mn: 'И-баримт одоо захиалгын хуудсанд тань хадгалагдана', en: 'Your VAT receipts now stay with your orders' },
  summary: {
    mn: 'Төлбөр төлөгдмөгц баримт үүсэж, имэйлээр очно. Сугалааны дугаар, QR кодыг захиалгаасаа хэзээ ч харж болно.',
    en: 'The receipt is issued once you have paid, comes by email and can be found in your order for good.',
  },
  body: {
    mn: [
      p('Өмнө нь И-баримтыг зөвхөн имэйлээр илгээдэг байсан тул хайсаар цаг алддаг гэсэн санал олон ирсэн. Одоо захиалгынхаа хуудсыг нээхэд баримт, сугалааны дугаар, QR код тэнд байна.'),
      ul(
        'Хувь хүн: И-баримтын хэрэглэгчийн дугаараа нэг удаа бүртгүүлбэл дараагийн баримтууд өөрөө бүртгэгдэнэ.',
        'Байгууллага: захиалахдаа регистрийн дугаараа оруулахад нэр нь автоматаар гарч ирнэ.',
        'Буцаалт хийвэл баримт хүчингүй болж, үлдсэн барааны баримтыг шинээр олгоно.',
      ),
      p('Нэг захиалгад хэд хэдэн борлуулагчийн бараа байвал баримт мөн тус тусдаа гарна. Энэ нь алдаа биш: татварыг борлуулагч бүр өөрийн нэрээр төлдөг.'),
    ],
    en: [
      p('Until now we only emailed the VAT receipt, and many of you told us how long it took to find one again. From now on the receipt, its lottery number and the QR code are on the page of the order.'),
      ul(
        'For yourself: save your consumer number once, and later receipts are registered without any typing.',
        'For a company: enter its registration number at the checkout and the name appears by itself.',
        'After a return the receipt is cancelled and a new one issued for what you keep.',
      ),
      p('When an order has products of several sellers, you receive several receipts. That is as it should be: each seller pays the tax in its own name.'),
    ],
  },
};
