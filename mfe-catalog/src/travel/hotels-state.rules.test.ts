import { changedHotels, readHotels, toggled, writeHotels } from './hotels-state.rules';

const read = (query: string) => readHotels(new URLSearchParams(query));

it.each([
  '',
  '?amenities=parking%2Csauna',
  '?check_in=2026-12-03&check_out=2026-12-05&adults=3&amenities=sauna&sort=price_asc&page=2',
])('writes its input: %s', query => expect(writeHotels(read(query))).toBe(query));

it.each([
  ['repeated boxes of a form', 'amenities=sauna&amenities=parking', '?amenities=parking%2Csauna'],
  ['unknown orders', 'sort=drop', ''],
  ['impossible pages', 'page=-1', ''],
  ['pages that are no numbers', 'page=abc', ''],
  ['codes that are none', 'amenities=%3Cscript%3E', ''],
])('corrects %s', (_, query, corrected) => expect(writeHotels(read(query))).toBe(corrected));

it('returns to the first page with every other change', () => {
  const second = read('page=2&amenities=sauna');
  expect(writeHotels(changedHotels(second, { amenities: toggled(second.amenities, 'parking') }))).toBe(
    '?amenities=parking%2Csauna',
  );
  expect(writeHotels(changedHotels(second, { page: 3 }))).toBe('?amenities=sauna&page=3');
  expect(toggled(['parking', 'sauna'], 'sauna')).toEqual(['parking']);
});
