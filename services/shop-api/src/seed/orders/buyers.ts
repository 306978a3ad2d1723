import { latin, readDistricts, readSubdistricts } from '../../addresses/places.rules';
import type { Random } from './random';

export interface Buyer {
  firstname: string;
  lastname: string;
  /** E.164. */
  phone: string;
  email: string | null;
  /** Buys with an account. */
  hasAccount: boolean;
  address: Place;
}

export interface Place {
  province: string;
  district: string;
  subdistrict: string;
  address1: string;
  zipcode: string | null;
}

const givenNames = [
  ...[
    'Номин',
    'Тэмүүлэн',
    'Анужин',
    'Батболд',
    'Энхжин',
    'Сарангэрэл',
    'Ганзориг',
    'Оюунчимэг',
    'Мөнхцэцэг',
    'Алтанхуяг',
  ],
  ...[
    'Солонго',
    'Дөлгөөн',
    'Ууганбаяр',
    'Хулан',
    'Эрдэнэбат',
    'Нандин',
    'Болормаа',
    'Ганчимэг',
    'Анударь',
    'Отгонжаргал',
  ],
  ...[
    'Бямбасүрэн',
    'Мишээл',
    'Өсөхбаяр',
    'Нарантуяа',
    'Төгөлдөр',
    'Тэмүүжин',
    'Энхтуяа',
    'Баярмаа',
    'Чинзориг',
    'Билгүүн',
  ],
];
const surnames = [
  ...['Батбаяр', 'Ганболд', 'Цэрэн', 'Дорж', 'Пүрэв', 'Болд', 'Сүхбаатар', 'Энхбаяр', 'Лхагвасүрэн', 'Нямдорж'],
  ...[
    'Мөнхбат',
    'Отгонбаяр',
    'Гантулга',
    'Даваа',
    'Бат-Эрдэнэ',
    'Цогтбаатар',
    'Жаргалсайхан',
    'Оюунбилэг',
    'Төмөр',
    'Чулуун',
  ],
];
const streets = [
  'Энхтайваны өргөн чөлөө',
  'Сөүлийн гудамж',
  'Наадамчдын зам',
  'Их сургуулийн гудамж',
  'Ялалтын гудамж',
];
const mobilePrefixes = ['99', '95', '94', '88', '89', '91', '96', '80', '86', '85'];
/** Where most parcels go to outside of the capital. */
const provinces = ['45', '61', '46', '67', '65', '84'];

const placeOf = (random: Random, isInCapital: boolean): Place => {
  const reader = { locale: 'mn', fallback: 'mn' } as const;
  const province = isInCapital ? '11' : random.pick(provinces);
  const district = random.pick(readDistricts(province, reader) ?? []);
  const subdistrict = random.pick(readSubdistricts(district.code, reader) ?? []);
  const address1 = isInCapital
    ? `${random.pick(streets)}, ${random.whole(1, 120)}-р байр, ${random.whole(1, 140)} тоот`
    : `${random.whole(1, 14)}-р гудамж, ${random.whole(1, 60)} тоот`;
  return { province, district: district.code, subdistrict: subdistrict.value, address1, zipcode: district.zipcode };
};

/** A buyer of the example shop. Nobody can sign in as one. */
export const createBuyer = (random: Random, at: number): Buyer => {
  const [firstname, lastname] = [random.pick(givenNames), random.pick(surnames)];
  const hasAccount = random.next() < 0.62;
  const hasEmail = hasAccount || random.next() < 0.6;
  const mailbox = latin(`${firstname}.${lastname.charAt(0)}`).toLowerCase();
  return {
    firstname,
    lastname,
    phone: `+976${random.pick(mobilePrefixes)}${random.digits(6)}`,
    email: hasEmail ? `${mailbox}${at}@example.mn` : null,
    hasAccount,
    address: placeOf(random, random.next() < 0.84),
  };
};
