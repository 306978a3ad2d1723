import { partWord, placeLine } from './place.rules';

const place = {
  province: '11',
  province_name: 'Улаанбаатар',
  district_name: 'Сүхбаатар',
  subdistrict: '8',
  address1: '40-25',
};

it('labels a bare number, and leaves a name unchanged', () => {
  expect(partWord(place)).toBe('place.khoroo');
  expect(partWord({ ...place, province: '61' })).toBe('place.bag');
  expect(partWord({ ...place, subdistrict: '8-р хороо' })).toBeUndefined();
});

it('sorts from large to small in Mongolian, the other way in other languages', () => {
  expect(placeLine(place, '8-р хороо', 'mn')).toBe('Улаанбаатар, Сүхбаатар, 8-р хороо, 40-25');
  expect(placeLine(place, 'Khoroo 8', 'en')).toBe('40-25, Khoroo 8, Сүхбаатар, Улаанбаатар');
});
