import type { Address } from '@ortoo/contracts';
import type { Locale } from '@ortoo/i18n';

type Place = Pick<Address, 'province' | 'province_name' | 'district_name' | 'subdistrict' | 'address1'>;

const capital = '11';

/** Message key of the label of a bare number: a khoroo in the capital, a bag elsewhere; undefined for a name. */
export const partWord = ({ province, subdistrict }: Pick<Place, 'province' | 'subdistrict'>): string | undefined => {
  if (!/^\d+$/.test(subdistrict)) return undefined;
  return province === capital ? 'place.khoroo' : 'place.bag';
};

/** An address in one line: Mongolian goes from the large to the small, other languages the other way. */
export const placeLine = (place: Place, part: string, locale: Locale): string => {
  const parts = [place.province_name, place.district_name, part, place.address1].filter(Boolean);
  return (locale === 'mn' ? parts : parts.reverse()).join(', ');
};
