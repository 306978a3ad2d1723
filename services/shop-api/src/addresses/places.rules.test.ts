import { latin, placeNames, readDistricts, readProvinces, readSubdistricts } from './places.rules';

const mn = { locale: 'mn', fallback: 'mn' } as const;
const en = { locale: 'en', fallback: 'mn' } as const;

it('knows the capital and 21 provinces', () => {
  expect(readProvinces(mn)).toHaveLength(22);
  expect(readProvinces(en).find(province => province.capital)?.name).toBe('Ulaanbaatar');
});

it('lists the nine districts of the capital and their khoroos', () => {
  expect(readDistricts('11', mn)).toHaveLength(9);
  expect(readSubdistricts('1119', mn)?.[7]).toEqual({ value: '8', name: '8-р хороо' });
  expect(readSubdistricts('1119', en)?.[7]?.name).toBe('Khoroo 8');
});

it.each([
  ['ru', { province: 'Улан-Батор', district: 'Сухэ-Батор' }, '8-й хороо', 'Улзийт'],
  ['cn', { province: '乌兰巴托', district: '苏赫巴托区' }, '第8霍罗', 'Ulziit'],
  ['it', { province: 'Ulan Bator', district: 'Sukhbaatar' }, '8º khoroo', 'Ulziit'],
] as const)('names places as readers of %s know them', (locale, names, khoroo, soum) => {
  const reader = { locale, fallback: 'mn' } as const;
  expect(placeNames('11', '1119', reader)).toMatchObject(names);
  expect(readSubdistricts('1119', reader)?.[7]?.name).toBe(khoroo);
  expect(readDistricts('64', reader)?.map(({ name }) => name)).toContain(soum);
});

it('rejects a district of another province', () => {
  expect(placeNames('11', '1119', en)).toMatchObject({ province: 'Ulaanbaatar', district: 'Sukhbaatar' });
  expect(placeNames('21', '1119', mn)).toBeUndefined();
  expect(readDistricts('99', mn)).toBeUndefined();
});

it.each([
  ['Хархорин', 'Kharkhorin'],
  ['Цэцэрлэг', 'Tsetserleg'],
])('writes %s in Latin letters', (name, written) => expect(latin(name)).toBe(written));
