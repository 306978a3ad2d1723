import { h, p, ul } from '../content/shape';
import type { SeedCampaign } from './shape';

export const luckyWheel: SeedCampaign = {
  slug: 'lucky-wheel',
  kind: 'wheel',
  image: 'campaign-gers_gold',
  imageAlt: { mn: 'Алтан туяатай тал дахь гэрүүд', en: 'Gers on the steppe in golden light', ru: 'Юрты в степи в золотом свете', cn: '金色阳光下草原上的蒙古包', it: 'Gher nella steppa in una luce dorata' },
  starts: -12,
  ends: 41,
  title: { mn: 'Азын хүрд', en: 'Lucky wheel', ru: 'Колесо удачи', cn: '幸运转盘', it: 'Ruota della fortuna' },
  summary: {
    mn: 'Өдөрт нэг удаа эргүүлээд оноо, бэлгийн мөнгө, бэлэг хожоорой.',
    en: 'One turn a day: win points, gift money or a small present.', ru: 'Одна попытка в день: баллы, подарочные деньги или подарок.', cn: '每天一次，赢取积分、礼品余额或小礼物。', it: 'Un giro al giorno: vinci punti, credito o un piccolo regalo.',
  },
  body: {
    mn: [
      p('Өдөр бүр нэг удаа хүрд эргүүлээрэй. Худалдан авалт хийх шаардлагагүй, нэвтрээд товчоо дарахад л хангалттай.'),
      h('Хонжвороо хаанаас авах вэ?'),
      ul(
        'Оноо, бэлгийн мөнгө хэтэвчинд тань шууд орно.',
        'Хямдралын код зөвхөн таны бүртгэлд хүчинтэй. Эндээс болон имэйлээсээ харна.',
        'Бэлэг сагсанд тань нэмэгдэж, үнэ нь хасагдана.',
      ),
    ],
    en: [
      p('Turn the wheel once a day. You do not have to buy anything: sign in and press the button.'),
      h('Where do you find your prize?'),
      ul(
        'Points and gift money go straight to your wallet.',
        'A discount code is valid for your account only. You find it here and in your email.',
        'A present is added to your cart, and its price is taken off.',
      ),
    ],
  },
  terms: {
    mn: [
      'Нэг хэрэглэгч Улаанбаатарын цагаар өдөрт нэг удаа оролцоно. Ашиглаагүй эрх дараагийн өдөрт шилжихгүй.',
      'Утасны дугаараа баталгаажуулсан бүртгэл оролцоно. Манай ажилтнууд оролцохгүй.',
      'Дууссан хонжвор буусан бол оронд нь хамгийн түгээмэл, тоо хязгааргүй хонжворыг олгоно.',
      'Хямдралын код 30 хоног хүчинтэй, бусад кодтой хамт ашиглаж болно. Хонжворыг мөнгөөр солихгүй.',
    ],
    en: [
      'One turn a day for each customer, by Ulaanbaatar time. A turn that is not used does not carry over.',
      'Your account needs a confirmed phone number. Our staff do not take part.',
      'When a prize has run out, you receive the most common prize without a limit instead.',
      'A discount code is valid for 30 days and can be combined with other codes. Prizes cannot be exchanged for cash.',
    ],
  },
  prizes: [
    { name: { mn: '100 оноо', en: '100 points', ru: '100 баллов', cn: '100积分', it: '100 punti' }, kind: 'points', amount: 100, weight: 380 },
    { name: { mn: '3,000₮-ийн код', en: '3,000₮ code', ru: 'Код на 3000\u00A0₮', cn: '3,000₮优惠码', it: 'Codice 3.000\u00A0₮' }, kind: 'code', amount: 3_000, min_order: 30_000, weight: 130, stock: 600 },
    { name: { mn: '300 оноо', en: '300 points', ru: '300 баллов', cn: '300积分', it: '300 punti' }, kind: 'points', amount: 300, weight: 220, stock: 3_000 },
    { name: { mn: '100,000₮', en: '100,000₮', ru: '100\u00A0000\u00A0₮', cn: '100,000₮', it: '100.000\u00A0₮' }, kind: 'credit', amount: 100_000, weight: 1, stock: 2 },
    { name: { mn: 'Маргааш дахин', en: 'Try tomorrow', ru: 'Приходите завтра', cn: '明天再来', it: 'Riprova domani' }, kind: 'nothing', weight: 150 },
    { name: { mn: 'Сүүтэй цай', en: 'Milk tea', ru: 'Чай с молоком', cn: '奶茶', it: 'Tè al latte' }, kind: 'product', product: 'suutei-tsai-plain', weight: 30, stock: 60 },
    { name: { mn: '1,000 оноо', en: '1,000 points', ru: '1000 баллов', cn: '1,000积分', it: '1.000 punti' }, kind: 'points', amount: 1_000, weight: 70, stock: 700 },
    { name: { mn: '5,000₮', en: '5,000₮', ru: '5000\u00A0₮', cn: '5,000₮', it: '5.000\u00A0₮' }, kind: 'credit', amount: 5_000, weight: 19, stock: 100 },
  ],
};
