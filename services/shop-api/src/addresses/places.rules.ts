import type { Districts, Provinces, Subdistricts } from '@ortoo/contracts';
import type { Locale } from '@ortoo/i18n';
import type { Text } from '../db/schema.types';
import type { Reader } from '../http/locale';
import places from './data/mongolia.json';

interface Names extends Text {
  mn: string;
}
interface Unit extends Names {
  code: string;
  zip: string | null;
  /** Number of khoroos or bags. */
  parts: number;
}
interface Province extends Names {
  code: string;
  zip: string | null;
  units: Unit[];
}

const provinces: readonly Province[] = places;
const capital = '11';

const letters: Record<string, string> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'ye', ё: 'yo', ж: 'j', з: 'z', и: 'i', й: 'i', к: 'k', л: 'l', м: 'm',
  н: 'n', о: 'o', ө: 'u', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ү: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh',
  щ: 'sh', ъ: 'i', ы: 'y', ь: 'i', э: 'e', ю: 'yu', я: 'ya',
}; // oxfmt-ignore

/** A Mongolian name in Latin letters, for readers of other languages. */
export const latin = (name: string): string =>
  name.replace(/[А-Яа-яЁёӨөҮү]/g, letter => {
    const small = letters[letter.toLowerCase()] ?? letter;
    return letter === letter.toLowerCase() ? small : small.charAt(0).toUpperCase() + small.slice(1);
  });

const russian: Record<string, string> = { Ө: 'У', ө: 'у', Ү: 'У', ү: 'у' };

/** The name in the reader's language, else in letters that the reader knows. */
const nameOf = (place: Names, { locale }: Reader): string => {
  const own = place[locale];
  if (own) return own;
  return locale === 'ru'
    ? place.mn.replace(/[ӨөҮү]/g, letter => russian[letter] ?? letter)
    : (place.en ?? latin(place.mn));
};

const findProvince = (code: string) => provinces.find(province => province.code === code);
const findUnit = (code: string) => provinces.flatMap(province => province.units).find(unit => unit.code === code);

export const readProvinces = (reader: Reader): Provinces['provinces'] =>
  provinces.map(province => ({
    code: province.code,
    name: nameOf(province, reader),
    zipcode: province.zip,
    capital: province.code === capital,
  }));

export const readDistricts = (provinceCode: string, reader: Reader): Districts['districts'] | undefined =>
  findProvince(provinceCode)?.units.map(unit => ({ code: unit.code, name: nameOf(unit, reader), zipcode: unit.zip }));

type Parts = readonly [khoroo: string, bag: string];
const latinParts: Parts = ['Khoroo #', 'Bag #'];
const parts: Readonly<Partial<Record<Locale, Parts>>> = {
  mn: ['#-р хороо', '#-р баг'],
  ru: ['#-й хороо', '#-й баг'],
  cn: ['第#霍罗', '第#巴格'],
  it: ['#º khoroo', '#º bag'],
};

/** A bare number with its word: a khoroo in the capital, a bag elsewhere; a name as it is. */
export const subdistrictName = (districtCode: string, value: string, reader: Reader): string => {
  if (!/^\d+$/.test(value)) return value;
  const [khoroo, bag] = parts[reader.locale] ?? latinParts;
  return (districtCode.startsWith(capital) ? khoroo : bag).replace('#', value);
};

/**
 * Khoroos of the capital's districts, bags elsewhere. They are renumbered every few years: an address may name another.
 */
export const readSubdistricts = (districtCode: string, reader: Reader): Subdistricts['subdistricts'] | undefined => {
  const unit = findUnit(districtCode);
  if (!unit) return undefined;
  return Array.from({ length: unit.parts }, (_, index) => {
    const value = String(index + 1);
    return { value, name: subdistrictName(districtCode, value, reader) };
  });
};

/** Names of an address's province and district, or undefined when the district is not in the province. */
export const placeNames = (provinceCode: string, districtCode: string, reader: Reader) => {
  const province = findProvince(provinceCode);
  const district = province?.units.find(unit => unit.code === districtCode);
  return (
    province &&
    district && { province: nameOf(province, reader), district: nameOf(district, reader), zip: district.zip }
  );
};
