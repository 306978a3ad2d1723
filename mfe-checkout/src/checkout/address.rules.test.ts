import type { Address, User } from '@ortoo/contracts';
import { phoneFault, required, startingAddress } from './address.rules';

const address = {
  id: 1,
  firstname: 'Сараа',
  lastname: '',
  phone: '+97688112233',
  email: null,
  country: 'MN',
  province: '11',
  province_name: '',
  district: '1119',
  district_name: '',
  subdistrict: '8',
  address1: 'Их сургуулийн гудамж 3',
  address2: null,
  zipcode: null,
} as Address;
const user = {
  id: 1,
  firstname: 'Болд',
  lastname: 'Дорж',
  phone: '+97699112233',
  email: null,
  roles: [],
  ship_address: null,
} as User;

it.each([
  ['99112233', undefined],
  ['+976 8811 2233', undefined],
  ['', 'address.phoneEmpty'],
  ['1234', 'address.phoneWrong'],
])('phone %j: %s', (phone, fault) => expect(phoneFault(phone)).toBe(fault));

it('wants more than blanks', () => expect([required('  '), required('а')]).toEqual(['errors.required', undefined]));

it('starts with the best address there is', () => {
  expect(startingAddress(address, user)).toMatchObject({ firstname: 'Сараа', address2: '' });
  expect(startingAddress(null, { ...user, ship_address: address })).toMatchObject({ firstname: 'Сараа' });
  expect(startingAddress(null, user)).toMatchObject({ firstname: 'Болд', phone: '+97699112233', province: '' });
  expect(startingAddress(null, null)).toMatchObject({ firstname: '' });
});
