import type { SeedStore } from './seed-shape';

const weekdays = [1, 2, 3, 4, 5];
const weekend = [6, 7];
const everyDay = [...weekdays, ...weekend];

export const storeRows: readonly SeedStore[] = [
  {
    id: 1,
    code: 'tuv',
    kind: 'store',
    name: { mn: 'Төв салбар', en: 'Central store', ru: 'Центральный магазин', cn: '中心门店', it: 'Negozio centrale' },
    address: {
      mn: 'Сүхбаатар дүүрэг, 8-р хороо, Их сургуулийн гудамж 3',
      en: '3 University Street, 8th khoroo, Sukhbaatar district', ru: 'Район Сухэ-Батор, 8-й хороо, Университетская улица, 3', cn: '苏赫巴托区第8霍罗大学街3号', it: 'Via dell’Università 3, 8º khoroo, distretto Sukhbaatar',
    },
    directions: { mn: 'Сүхбаатарын талбайгаас зүүн тийш 5 минут алхана.', en: 'Five minutes on foot east of Sukhbaatar Square.', ru: 'Пять минут пешком на восток от площади Сухэ-Батора.', cn: '从苏赫巴托广场向东步行5分钟。', it: 'Cinque minuti a piedi a est di piazza Sukhbaatar.' },
    phone: '+97677001234',
    hours: [
      { days: weekdays, opens: '10:00', closes: '20:00' },
      { days: weekend, opens: '11:00', closes: '19:00' },
    ],
  },
  {
    id: 2,
    code: 'zaisan',
    kind: 'store',
    name: { mn: 'Зайсан салбар', en: 'Zaisan store', ru: 'Магазин «Зайсан»', cn: '翟山门店', it: 'Negozio Zaisan' },
    address: { mn: 'Хан-Уул дүүрэг, 11-р хороо, Зайсангийн гудамж 21', en: '21 Zaisan Street, 11th khoroo, Khan-Uul district', ru: 'Район Хан-Уул, 11-й хороо, улица Зайсан, 21', cn: '汗乌拉区第11霍罗翟山街21号', it: 'Via Zaisan 21, 11º khoroo, distretto Khan-Uul' },
    directions: { mn: 'Зайсан толгойн баруун талд, нэгдүгээр давхарт. Үнэгүй зогсоолтой.', en: 'West of Zaisan Hill on the ground floor. Free parking.', ru: 'К западу от холма Зайсан, первый этаж. Бесплатная парковка.', cn: '翟山西侧一楼，免费停车。', it: 'A ovest della collina di Zaisan, al piano terra. Parcheggio gratuito.' },
    phone: '+97677001235',
    hours: [{ days: everyDay, opens: '11:00', closes: '21:00' }],
  },
  {
    id: 3,
    code: 'darkhan',
    kind: 'store',
    name: { mn: 'Дархан салбар', en: 'Darkhan store', ru: 'Магазин в Дархане', cn: '达尔汗门店', it: 'Negozio di Darkhan' },
    address: { mn: 'Дархан-Уул аймаг, Дархан сум, 12-р баг, Шинэ Дархан', en: 'New Darkhan, 12th bag, Darkhan soum, Darkhan-Uul', ru: 'Аймак Дархан-Уул, сомон Дархан, 12-й баг, Новый Дархан', cn: '达尔汗乌勒省达尔汗苏木第12巴格新达尔汗', it: 'Nuova Darkhan, 12º bag, soum di Darkhan, Darkhan-Uul' },
    directions: { mn: 'Найрамдал цэцэрлэгт хүрээлэнгийн урд.', en: 'In front of Friendship Park.', ru: 'Перед парком Дружбы.', cn: '友谊公园前。', it: 'Davanti al parco dell’Amicizia.' },
    phone: '+97670372020',
    province: '45',
    hours: [
      { days: weekdays, opens: '10:00', closes: '19:00' },
      { days: [6], opens: '10:00', closes: '17:00' },
    ],
  },
  {
    id: 4,
    code: 'erdenet',
    kind: 'pickup',
    name: { mn: 'Эрдэнэтийн захиалга олгох цэг', en: 'Erdenet pickup point', ru: 'Пункт выдачи в Эрдэнэте', cn: '额尔登特自提点', it: 'Punto di ritiro di Erdenet' },
    address: { mn: 'Орхон аймаг, Баян-Өндөр сум, Уурхайчин баг, Төв зам', en: 'Main Road, Uurkhaichin bag, Bayan-Undur soum, Orkhon', ru: 'Аймак Орхон, сомон Баян-Ундур, баг Уурхайчин, Главная дорога', cn: '鄂尔浑省巴彦温都尔苏木矿工巴格主路', it: 'Strada principale, bag Uurkhaichin, soum di Bayan-Undur, Orkhon' },
    directions: { mn: 'Автобусны төв буудлын хажууд.', en: 'Next to the coach station.', ru: 'Рядом с автовокзалом.', cn: '长途汽车站旁。', it: 'Accanto alla stazione dei pullman.' },
    phone: '+97670352020',
    province: '61',
    hours: [{ days: [1, 2, 3, 4, 5, 6], opens: '09:00', closes: '18:00' }],
  },
  {
    id: 5,
    code: 'dragon',
    kind: 'pickup',
    name: { mn: 'Драгон төвийн захиалга олгох цэг', en: 'Dragon terminal pickup point', ru: 'Пункт выдачи на автовокзале «Драгон»', cn: '龙客运站自提点', it: 'Punto di ritiro del terminal Dragon' },
    address: { mn: 'Сонгинохайрхан дүүрэг, 21-р хороо, Драгон авто вокзал', en: 'Dragon coach terminal, 21st khoroo, Songinokhairkhan district', ru: 'Район Сонгинохайрхан, 21-й хороо, автовокзал «Драгон»', cn: '松给那海尔汗区第21霍罗龙客运站', it: 'Terminal pullman Dragon, 21º khoroo, distretto Songinokhairkhan' },
    directions: { mn: 'Орон нутгийн унаа хөдөлдөг хаалганы баруун талд.', en: 'Right of the gate that the coaches to the provinces leave from.', ru: 'Справа от ворот, из которых уходят автобусы в аймаки.', cn: '开往外省客车的大门右侧。', it: 'A destra del cancello da cui partono i pullman per le province.' },
    phone: '+97677001236',
    hours: [{ days: everyDay, opens: '07:00', closes: '21:00' }],
  },
];
