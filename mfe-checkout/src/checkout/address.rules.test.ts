import type { Address, User } from '@ortoo/contracts';
import { newAddressValues, phoneFault, postcodeFault, required, startingValues, toAddresses } from './address.rules';

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

it('starts with the phone number that a guest has given for the contact', () => {
  const guest = { ship_address: null, bill_address: null, phone: '+97699112244' };
  expect(startingValues(guest, null).phone).toBe('99112244');
  expect(newAddressValues(guest, user).phone).toBe('99112233');
});

it.each([
  ['99112233', undefined],
  ['+976 8811 2233', undefined],
  ['97688112233', undefined],
  ['', 'address.phoneEmpty'],
  ['1234', 'address.phoneWrong'],
])('phone %j: %s', (phone, fault) => expect(phoneFault(phone)).toBe(fault));

it('rejects blanks', () => expect([required('  '), required('а')]).toEqual(['errors.required', undefined]));

it.each([
  ['', undefined],
  ['14000', undefined],
  ['1400', 'address.postcodeWrong'],
  ['14000a', 'address.postcodeWrong'],
])('postcode %j: %s', (code, fault) => expect(postcodeFault(code)).toBe(fault));

const order = { ship_address: null, bill_address: null };

it('starts with the best available address', () => {
  const known = { ...user, ship_address: address };
  expect(startingValues({ ...order, ship_address: address }, user)).toMatchObject({ firstname: 'Сараа', address2: '' });
  expect(startingValues(order, known)).toMatchObject({ firstname: 'Сараа' });
  expect(startingValues(order, user)).toMatchObject({ firstname: 'Болд', phone: '99112233', province: '' });
  expect(startingValues(order, null)).toMatchObject({ firstname: '' });
  expect(newAddressValues(order, known)).toMatchObject({ firstname: 'Болд', province: '', address1: '' });
});

it('uses the recipient as payer unless another one is named', () => {
  const start = startingValues({ ...order, ship_address: address }, user);
  expect(start).toMatchObject({ payerApart: false, payerName: 'Болд Дорж', payerPhone: '99112233' });
  expect(toAddresses(start)).toMatchObject({ ship: { firstname: 'Сараа' }, bill: null });
  const { bill } = toAddresses({ ...start, payerApart: true });
  expect(bill).toMatchObject({ firstname: 'Болд Дорж', phone: '99112233', address1: address.address1 });
  const payer = { ...address, firstname: 'Ану', phone: '+97695112233' };
  expect(startingValues({ ...order, bill_address: payer }, user)).toMatchObject({ payerApart: true, payerName: 'Ану' });
});
