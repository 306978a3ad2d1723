import type { PaymentFailure } from '@ortoo/contracts';

/** What has happened, and where the money is. */
export const failures = {
  declined: 'Төлбөр амжилтгүй боллоо: банк зөвшөөрсөнгүй.',
  insufficient_funds: 'Картын үлдэгдэл хүрэлцсэнгүй.',
  expired: 'Төлбөр төлөх хугацаа дууслаа. Хэрэв мөнгө шилжүүлчихсэн бол бид бүтнээр нь буцаана.',
  wrong_amount: 'Шилжүүлсэн дүн нэхэмжлэхийнхтэй таарсангүй. Мөнгийг тань буцаана.',
  unavailable: 'Төлбөрийн үйлчилгээ түр ажиллахгүй байна.',
  not_confirmed: 'Картын 3-D Secure баталгаажуулалт амжилтгүй боллоо.',
} satisfies Record<PaymentFailure, string>;

/** How to pay after that. */
export const retries = {
  declined: 'Дахин оролдох, эсвэл өөр аргаар төлнө үү.',
  insufficient_funds: 'Картаа цэнэглээд дахин төлөх, эсвэл өөр карт, өөр аргаар төлнө үү.',
  expired: 'Захиалга тань хэвээр байна, дахин төлнө үү.',
  wrong_amount: 'Зөв дүнгээр дахин төлнө үү.',
  unavailable: 'Түр хүлээгээд дахин оролдох, эсвэл өөр аргаар төлнө үү.',
  not_confirmed: 'Дахин оролдох, эсвэл өөр аргаар төлнө үү.',
} satisfies Record<PaymentFailure, string>;

export const cards = { retry: 'Өөр карт эсвэл өөр аргаар төлнө үү.' };

export const inApp = {
  declined: 'Төлбөр амжилтгүй боллоо: апп зөвшөөрсөнгүй.',
  retry: 'Хэтэвчийнхээ үлдэгдлийг шалгаад дахин төлөх, эсвэл өөр аргаар төлнө үү.',
};

export const loans = {
  terms: '{{amount}} урьдчилж төлөөд үлдсэнийг сар бүр хувааж төлнө.',
  limit: 'Лизингээр ихдээ {{max}} авч болох тул үлдсэнийг нь урьдчилж төлнө.',
  refused: 'Лизингийн компани хүсэлтийг зөвшөөрсөнгүй.',
  retry: 'Захиалга тань хэвээр байна, өөр хэлбэрээр төлж болно.',
  downPaymentKept:
    'Та урьдчилгаа {{amount}} төлсөн байна. Өөр хэлбэрээр төлвөл урьдчилгааг тань ажлын 3–\u20605 өдөрт төлсөн хэлбэрээр тань буцаана.',
  downPaymentBack: 'Төлсөн урьдчилгаа {{amount}} ажлын 3–\u20605 өдөрт төлсөн хэлбэрээр тань буцаж орно.',
};

export const received = {
  partial: '{{amount}} орж ирлээ. Ижил гүйлгээний утгаар нэмж шилжүүлэх дүн: {{missing}}.',
  overpaid: 'Та {{amount}} илүү шилжүүлсэн байна. Илүү мөнгийг шилжүүлсэн дансанд тань ажлын 3–\u20605 өдөрт буцаана.',
  unmatched: 'Энэ төлбөрөөр {{amount}} орж ирсэн ч захиалгад шаардлагагүй тул мөнгийг тань буцааж байна.',
  returned: 'Мөнгийг тань буцаалаа: {{amount}}.',
};

export const movements = {
  opening: 'Эхний үлдэгдэл',
  sale: 'Захиалгын төлбөр',
  recharge: 'Цэнэглэлт',
  gift_card: 'Бэлгийн карт',
  cashback: 'Кэшбэк',
  loyalty: 'Урамшууллын оноо',
  reward_back: 'Урамшууллын суутгал',
  refund: 'Буцаан олголт',
  prize: 'Хонжвор',
  hold: 'Түр битүүмжилсэн',
  release: 'Битүүмжлэлээс чөлөөлсөн',
  expired: 'Хугацаа дууссан',
  credited: 'Хэтэвчинд шилжүүлсэн',
  correction: 'Залруулга',
};

export const saleLines = { delivery: 'Хүргэлт', fee: 'Төлбөрийн шимтгэл' };

export const discounts = { limited: '{{name}}, ихдээ {{max}}' };

export const vouchers = { thanks: 'Талархлын эрхийн бичиг' };

export const dayPaper = {
  day: 'Өдөр',
  way: 'Төлбөрийн арга',
  came: 'Орлого',
  went: 'Зарлага',
  fees: 'Шимтгэл',
  owed: 'Буцаах өр',
  differences: 'Зөрүү',
  ways: {
    qpay: 'QR код',
    card: 'Карт',
    transfer: 'Дансны шилжүүлэг',
    most: 'Апп доторх хэтэвч',
    leasing: 'Лизинг',
    wallet: 'Хэтэвч',
    gift_card: 'Бэлгийн карт',
    voucher: 'Эрхийн бичиг',
  },
};
