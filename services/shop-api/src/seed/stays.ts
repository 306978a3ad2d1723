import type { SeedStay } from './seed-shape';
import { both } from './words';

const naadam = { name: both(['Наадам', 'Naadam']), first: '07-09', last: '07-14', percent: 150 };
const summer = { name: both(['Зуны улирал', 'Summer season']), first: '06-15', last: '08-31', percent: 125 };
const winter = { name: both(['Өвлийн улирал', 'Winter season']), first: '11-15', last: '03-31', percent: 80 };
const newYear = { name: both(['Шинэ жил', 'New Year']), first: '12-29', last: '01-02', percent: 140 };

const children = { childFreeUnder: 6, childUnder: 13, childPercent: 50 };

const town: SeedStay = { checkIn: '14:00', checkOut: '12:00', weekendPercent: 100, ...children, seasons: [naadam, newYear] };
const camp: SeedStay = { checkIn: '15:00', checkOut: '11:00', weekendPercent: 115, ...children, seasons: [naadam, summer, winter] };
const resort: SeedStay = { checkIn: '14:00', checkOut: '12:00', weekendPercent: 120, ...children, seasons: [newYear, naadam] };

/** Town hotels are expensive at festivals, camps in summer, resorts at weekends. */
export const stayOf = (taxon: string): SeedStay => {
  if (taxon.startsWith('hotels/camps')) return camp;
  return taxon.startsWith('hotels/resorts') ? resort : town;
};
