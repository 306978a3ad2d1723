import { h, p, ul } from '../content/shape';
import type { SeedCampaign } from './shape';

export const jackpot: SeedCampaign = {
  slug: 'new-year-jackpot',
  kind: 'jackpot',
  image: 'campaign-skyline_dusk',
  imageAlt: { mn: 'Үдшийн Улаанбаатар', en: 'Ulaanbaatar at dusk', ru: 'Улан-Батор в сумерках', cn: '暮色中的乌兰巴托', it: 'Ulan Bator al crepuscolo' },
  minOrder: 50_000,
  starts: -6,
  ends: 38,
  title: { mn: 'Шинэ жилийн их хонжвор', en: 'New Year jackpot', ru: 'Новогодний джекпот', cn: '新年大奖', it: 'Jackpot di Capodanno' },
  summary: {
    mn: 'Нэг азтан 1,000,000₮ хожно. Захиалга бүр болон өдөр бүр нэг сугалаа.',
    en: 'One winner takes 1,000,000₮. Every order and every day is an entry.', ru: 'Один победитель получит 1\u00A0000\u00A0000\u00A0₮. Номер даёт каждый заказ и каждый день.', cn: '一位幸运者独得1,000,000₮，每笔订单、每一天都有一次机会。', it: 'Chi vince prende 1.000.000\u00A0₮. Ogni ordine e ogni giorno valgono una partecipazione.',
  },
  body: {
    mn: [
      p('Шинэ жилийн баяраар 26 азтан тодруулна. Олон сугалаатай байх тусам боломж тань нэмэгдэнэ.'),
      h('Хэрхэн оролцох вэ?'),
      ul(
        '50,000₮ ба түүнээс дээш захиалгын төлбөр төлөгдмөгц сугалаа автоматаар нэмэгдэнэ.',
        'Захиалгагүй ч өдөр бүр нэг үнэгүй сугалаа авч болно.',
        'Тохирол дуусмагц автоматаар явагдаж, азтанд имэйлээр мэдэгдэнэ.',
      ),
    ],
    en: [
      p('For the New Year we draw 26 winners. The more entries you have, the better your chance.'),
      h('How do you take part?'),
      ul(
        'An order of 50,000₮ or more becomes an entry as soon as it is paid.',
        'Without an order you can take one free entry every day.',
        'The draw takes place automatically at the end, and winners are told by email.',
      ),
    ],
  },
  terms: {
    mn: [
      'Үнэгүй сугалааг Улаанбаатарын цагаар өдөрт нэг удаа авна. Цуцалсан, буцаасан захиалгын сугалаа хүчингүй.',
      'Сугалаа бүр нэг л удаа хожно. Хонжвор бэлгийн болон урамшууллын хэтэвчинд орно.',
      'Үнэгүй сугалаа авахад баталгаажсан утасны дугаар хэрэгтэй. Манай ажилтнууд оролцохгүй.',
      'Сугалааны жагсаалт, тохирлын тооцоог нийтэлнэ: хэн ч шалгаж болно.',
    ],
    en: [
      'A free entry can be taken once a day, by Ulaanbaatar time. Entries of cancelled or returned orders are void.',
      'Each entry can win once. Prizes go to your gift wallet or loyalty wallet.',
      'A free entry requires a confirmed phone number. Our staff do not take part.',
      'We publish the list of entries and how the winners were drawn: anyone can check it.',
    ],
  },
  prizes: [
    { name: { mn: '1,000,000₮', en: '1,000,000₮', ru: '1\u00A0000\u00A0000\u00A0₮', cn: '1,000,000₮', it: '1.000.000\u00A0₮' }, kind: 'credit', amount: 1_000_000, weight: 0, stock: 1 },
    { name: { mn: '100,000₮', en: '100,000₮', ru: '100\u00A0000\u00A0₮', cn: '100,000₮', it: '100.000\u00A0₮' }, kind: 'credit', amount: 100_000, weight: 0, stock: 5 },
    { name: { mn: '10,000 оноо', en: '10,000 points', ru: '10\u00A0000 баллов', cn: '10,000积分', it: '10.000 punti' }, kind: 'points', amount: 10_000, weight: 0, stock: 20 },
  ],
};
