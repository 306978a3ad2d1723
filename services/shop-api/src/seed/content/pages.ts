import { formatMoney } from '@ortoo/i18n';
import { returnHours, returnWindows } from '../../catalog/api';
import { usualHours, type DeliveryRow } from '../../delivery/api';
import { taxonRows } from '../taxons';
import { h, p, type SeedPage, ul } from './shape';

/** The ways of delivery, in the words of the checkout. */
const waysOf = (ways: readonly DeliveryRow[], locale: 'mn' | 'en'): string[] =>
  ways
    .filter(({ pre_order }) => !pre_order)
    .map(({ name, description, fee }) => {
      const price = fee > 0 ? formatMoney(fee, locale) : { mn: 'үнэгүй', en: 'free' }[locale];
      return `${name[locale]}: ${price}. ${description[locale]}`;
    });

const summaryOf = (ways: readonly DeliveryRow[]): SeedPage['summary'] => {
  const hours = usualHours(ways);
  if (!hours) return { mn: 'Хүргэлтийн хэлбэр, төлбөр.', en: 'Ways of delivery and their fees.' };
  const [city, country] = [hours.city[1], hours.country.map(each => each / 24).join('–\u2060')];
  return {
    mn: `Улаанбаатарт ${city} цагийн дотор, орон нутагт ${country} хоногт хүргэнэ.`,
    en: `Within ${city} hours in Ulaanbaatar, within ${country} days in the provinces.`,
  };
};

const deliveryOf = (ways: readonly DeliveryRow[]): SeedPage => ({
  slug: 'delivery',
  title: { mn: 'Хүргэлт', en: 'Delivery' },
  summary: summaryOf(ways),
  body: {
    mn: [
      h('Хүргэлтийн хэлбэр, төлбөр'),
      ul(...waysOf(ways, 'mn')),
      p('Хүргэлтийн ажилтан гарахынхаа өмнө утсаар ярина. Гэртээ байхгүй бол хүргэх өдрөө нэг удаа үнэгүй өөрчилж болно. Орон нутгийн ачааны дугаарыг мессежээр илгээнэ.'),
      h('Купон, тасалбар'),
      p('Төлбөр баталгаажмагц цахимаар үүснэ: хүргэлтийн төлбөргүй, хүлээх шаардлагагүй.'),
      h('Хүлээж авахдаа'),
      p('Боодол задарсан, эвдэрсэн бол хүргэлтийн ажилтны дэргэд зургийг нь аваад хүлээж авахаас татгалзаж болно.'),
    ],
    en: [
      h('Ways of delivery and their fees'),
      ul(...waysOf(ways, 'en')),
      p('The courier calls before leaving. If you are not at home, you can change the day once, free of charge. You get the number of a parcel to the provinces by SMS.'),
      h('Coupons and tickets'),
      p('They are issued electronically as soon as your payment is confirmed: no delivery fee, no waiting.'),
      h('When it arrives'),
      p('If the parcel is open or damaged, take a picture while the courier is there. You may refuse to accept it.'),
    ],
  },
});

const nameOf = (root: string, locale: 'mn' | 'en'): string => {
  const taxon = taxonRows.find(([, permalink]) => permalink === root);
  return taxon?.[locale === 'mn' ? 2 : 3] ?? root;
};

/** The return periods of goods, as the rule of the orders counts them. */
const periodsIn = (locale: 'mn' | 'en'): string[] =>
  returnWindows().map(({ hours, roots, rest }) => {
    const names = roots.map(root => nameOf(root, locale));
    if (rest) names.push({ mn: 'бусад бараа', en: 'other goods' }[locale]);
    const [first = '', ...others] = names;
    const list = [first[0]?.toLocaleUpperCase(locale) + first.slice(1), ...others.map(name => name.toLocaleLowerCase(locale))];
    return { mn: `${list.join(', ')}: ${hours} цаг.`, en: `${list.join(', ')}: ${hours} hours.` }[locale];
  });

const codeHours = returnHours('coupon', 'coupons');

const returnsPage = (): SeedPage => {
  const [shortest, longest] = [returnWindows().at(0)?.hours, returnWindows().at(-1)?.hours];
  return {
    slug: 'returns',
    title: { mn: 'Буцаалт, солилт', en: 'Returns and exchanges' },
    summary: {
      mn: `Барааны төрлөөс хамааран хүлээж авснаас хойш ${shortest}–\u2060${longest} цагийн дотор буцаана.`,
      en: `Within ${shortest} to ${longest} hours of receipt, depending on the kind of product.`,
    },
    body: {
      mn: [
        h('Хугацаа'),
        p('Хугацааг бараа хүлээж авснаас хойш тоолно. Барааны хуудас, захиалга хоёрт мөн бичсэн байгаа.'),
        ul(...periodsIn('mn')),
        p(`Купон, тасалбар, зочид буудал, аялал: төлснөөс хойш ${codeHours} цаг, ашиглаагүй бол.`),
        p('Хэрэглээгүй, шошготой, сав баглаа боодол бүтэн байх шаардлагатай. Дотуур хувцас, гоо сайхны задарсан бүтээгдэхүүн, ашигласан купоныг буцаахгүй.'),
        h('Яаж буцаах вэ?'),
        p('Захиалгаа нээгээд «Буцаалт хүсэх» товчийг дарж, буцаах зүйл, шалтгаан, мөнгөө авах арга замаа сонгоно. Манай буруугаас болсон бол авч явах зардлыг бид хариуцна.'),
        h('Мөнгөө хэзээ авах вэ?'),
        p('Бараа шалгагдсанаас хойш ажлын 3–\u20605 өдөрт сонгосон аргаар тань олгоно.'),
      ],
      en: [
        h('How long you have'),
        p('The time counts from receipt. The product page and your order name it too.'),
        ul(...periodsIn('en')),
        p(`Coupons, tickets, hotels and trips: ${codeHours} hours from payment, if unused.`),
        p('Products must be unused, with their labels, in undamaged packaging. Underwear, opened cosmetics and used coupons cannot be returned.'),
        h('How to return something'),
        p('Open your order, press “Request a return” and choose what you are returning, why, and how you want your money back. If it is our mistake, we pay for the transport.'),
        h('When you get your refund'),
        p('Three to five working days after we have checked the product, the way you chose.'),
      ],
    },
  };
};

const contact: SeedPage = {
  slug: 'contact',
  title: { mn: 'Холбоо барих', en: 'Contact', ru: 'Контакты', cn: '联系我们', it: 'Contatti' },
  summary: {
    mn: 'Өдөр бүр 09:00–\u206021:00 цагт 7700 1234 утсаар.',
    en: 'Every day from 9 am to 9 pm on 7700 1234.',
    ru: 'Ежедневно с 9:00 до 21:00 по телефону 7700 1234.',
    cn: '每天9:00–\u206021:00，电话：7700 1234。',
    it: 'Tutti i giorni dalle 9:00 alle 21:00 al 7700 1234.',
  },
  body: {
    mn: [
      h('Утас, имэйл'),
      ul('7700 1234, өдөр бүр 09:00–\u206021:00', 'hello@ortoo.example, ажлын өдөрт 24 цагийн дотор хариулна'),
      h('Салбар'),
      ul(
        'Төв салбар: Сүхбаатар дүүрэг, 8-р хороо, Их сургуулийн гудамж 3. 10:00–\u206020:00',
        'Зайсан салбар: Хан-Уул дүүрэг, 11-р хороо. 11:00–\u206021:00',
      ),
      h('Санал, гомдол'),
      p('Захиалгын дугаараа хамт бичвэл хурдан шийднэ. Гомдлыг ажлын гурван өдөрт хянаж, хариуг бичгээр өгнө.'),
    ],
    en: [
      h('Phone and email'),
      ul('+976 7700 1234, every day from 9 am to 9 pm', 'hello@ortoo.example, answered within 24 hours on working days'),
      h('Stores'),
      ul(
        'Central store: 3 University Street, 8th khoroo, Sukhbaatar district. 10 am to 8 pm',
        'Zaisan store: 11th khoroo, Khan-Uul district. 11 am to 9 pm',
      ),
      h('Complaints'),
      p('Give us your order number and it goes faster. We look into complaints within three working days and answer in writing.'),
    ],
    ru: [
      h('Телефон и почта'),
      ul('+976 7700 1234, ежедневно с 9:00 до 21:00', 'hello@ortoo.example, по рабочим дням отвечаем в течение 24 часов'),
      h('Магазины'),
      ul(
        'Центральный магазин: район Сухэ-Батор, 8-й хороо, Университетская улица, 3. 10:00–\u206020:00',
        'Магазин «Зайсан»: район Хан-Уул, 11-й хороо. 11:00–\u206021:00',
      ),
      h('Предложения и жалобы'),
      p('Укажите номер заказа, так мы ответим быстрее. Жалобы рассматриваем за три рабочих дня и отвечаем письменно.'),
    ],
    cn: [
      h('电话与邮箱'),
      ul('+976 7700 1234，每天9:00–\u206021:00', 'hello@ortoo.example，工作日24小时内回复'),
      h('门店'),
      ul('中心门店：苏赫巴托区第8霍罗大学街3号，10:00–\u206020:00', '翟山门店：汗乌拉区第11霍罗，11:00–\u206021:00'),
      h('意见与投诉'),
      p('请附上订单号，便于尽快处理。投诉将在三个工作日内核实，并以书面形式答复。'),
    ],
    it: [
      h('Telefono ed email'),
      ul('+976 7700 1234, tutti i giorni dalle 9:00 alle 21:00', 'hello@ortoo.example, risposta entro 24 ore nei giorni lavorativi'),
      h('Negozi'),
      ul(
        'Negozio centrale: Via dell’Università 3, 8º khoroo, distretto Sukhbaatar. 10:00–\u206020:00',
        'Negozio Zaisan: 11º khoroo, distretto Khan-Uul. 11:00–\u206021:00',
      ),
      h('Suggerimenti e reclami'),
      p('Indica il numero d’ordine: faremo prima. Esaminiamo i reclami entro tre giorni lavorativi e rispondiamo per iscritto.'),
    ],
  },
};

const terms: SeedPage = {
  slug: 'terms',
  title: { mn: 'Үйлчилгээний нөхцөл', en: 'Terms of service' },
  summary: {
    mn: 'Захиалга, төлбөр, насны хязгаар, хувийн мэдээлэл.',
    en: 'Orders, payment, age limits and personal data.',
  },
  body: {
    mn: [
      h('Захиалга'),
      p('Төлбөр баталгаажсанаар захиалга хүчин төгөлдөр болно. Нэхэмжлэх үүсгэснээс хойш арван минут барааг танд нөөцөлж, төлөгдөөгүй бол худалдаанд буцаан гаргана.'),
      h('Үнэ, төлбөр'),
      p('Үнэ төгрөгөөр, НӨАТ багтсан. И-баримтыг төлбөр төлөгдсөний дараа олгож, имэйлээр илгээнэ.'),
      h('Насны хязгаар'),
      p('Согтууруулах ундааг 21 нас хүрээгүй хүнд худалдахгүй. Хүлээж авахдаа иргэний үнэмлэхээ үзүүлнэ.'),
      h('Хувийн мэдээлэл'),
      p('Таны нэр, утас, хаягийг зөвхөн захиалга биелүүлэхэд ашиглана. Гуравдагч этгээдэд худалдахгүй. Хүсвэл мэдээллээ харах, устгуулах эрхтэй.'),
    ],
    en: [
      h('Orders'),
      p('An order is binding once its payment is confirmed. We hold the products for ten minutes after the invoice is issued; if unpaid, they go back on sale.'),
      h('Prices and payment'),
      p('Prices are in tugrik and include VAT. We issue the VAT receipt once the order is paid, and email it to you.'),
      h('Age limits'),
      p('Alcohol is not sold to anyone under 21. Please show your identity card when you receive it.'),
      h('Personal data'),
      p('We use your name, phone number and address to carry out your order and for nothing else, and we do not sell them. You may see your data and have it deleted.'),
    ],
  },
};

export const seedPages = (ways: readonly DeliveryRow[]): SeedPage[] => [deliveryOf(ways), returnsPage(), contact, terms];
