import type { SeedStore } from './seed-shape';

const weekdays = [1, 2, 3, 4, 5];
const weekend = [6, 7];
const everyDay = [...weekdays, ...weekend];

export const storeRows: readonly SeedStore[] = [
  {
    id: 1,
    code: 'tuv',
    kind: 'store',
    name: { mn: 'Төв салбар', en: 'Central store' },
    address: {
      mn: 'Сүхбаатар дүүрэг, 8-р хороо, Их сургуулийн гудамж 3',
      en: '3 University Street, 8th khoroo, Sukhbaatar district',
    },
    directions: { mn: 'Сүхбаатарын талбайгаас зүүн тийш 5 минут алхана.', en: 'Five minutes on foot east of Sukhbaatar Square.' },
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
    name: { mn: 'Зайсан салбар', en: 'Zaisan store' },
    address: { mn: 'Хан-Уул дүүрэг, 11-р хороо, Зайсангийн гудамж 21', en: '21 Zaisan Street, 11th khoroo, Khan-Uul district' },
    directions: { mn: 'Зайсан толгойн баруун талд, нэгдүгээр давхарт. Үнэгүй зогсоолтой.', en: 'West of Zaisan Hill on the ground floor. Free parking.' },
    phone: '+97677001235',
    hours: [{ days: everyDay, opens: '11:00', closes: '21:00' }],
  },
  {
    id: 3,
    code: 'darkhan',
    kind: 'store',
    name: { mn: 'Дархан салбар', en: 'Darkhan store' },
    address: { mn: 'Дархан-Уул аймаг, Дархан сум, 12-р баг, Шинэ Дархан', en: 'New Darkhan, 12th bag, Darkhan soum, Darkhan-Uul' },
    directions: { mn: 'Найрамдал цэцэрлэгт хүрээлэнгийн урд.', en: 'In front of Friendship Park.' },
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
    name: { mn: 'Эрдэнэтийн захиалга олгох цэг', en: 'Erdenet pickup point' },
    address: { mn: 'Орхон аймаг, Баян-Өндөр сум, Уурхайчин баг, Төв зам', en: 'Main Road, Uurkhaichin bag, Bayan-Undur soum, Orkhon' },
    directions: { mn: 'Автобусны төв буудлын хажууд.', en: 'Next to the coach station.' },
    phone: '+97670352020',
    province: '61',
    hours: [{ days: [1, 2, 3, 4, 5, 6], opens: '09:00', closes: '18:00' }],
  },
  {
    id: 5,
    code: 'dragon',
    kind: 'pickup',
    name: { mn: 'Драгон төвийн захиалга олгох цэг', en: 'Dragon terminal pickup point' },
    address: { mn: 'Сонгинохайрхан дүүрэг, 21-р хороо, Драгон авто вокзал', en: 'Dragon coach terminal, 21st khoroo, Songinokhairkhan district' },
    directions: { mn: 'Орон нутгийн унаа хөдөлдөг хаалганы баруун талд.', en: 'Left of the gate that the coaches to the provinces leave from.' },
    phone: '+97677001236',
    hours: [{ days: everyDay, opens: '07:00', closes: '21:00' }],
  },
];
