import type { Address } from '@ortoo/contracts';
import { savedAs } from './saved-as.rules';

const address = {
  ...{ id: 1, firstname: 'Сараа', lastname: '', phone: '+97688112233', email: null, country: 'MN' },
  ...{ province: '11', province_name: '', district: '1119', district_name: '', subdistrict: '8' },
  ...{ address1: 'Их сургуулийн гудамж 3', address2: null, zipcode: null },
} as Address;

it('finds the saved address that equals an order’s, whatever else it says', () => {
  const saved = [
    { ...address, id: 2, address1: 'Өөр гудамж' },
    { ...address, id: 3, address2: 'Орцны код 12', zipcode: '14253' },
  ];
  expect(savedAs(saved, address)?.id).toBe(3);
  expect([savedAs(saved, null), savedAs([], address)]).toEqual([undefined, undefined]);
});
