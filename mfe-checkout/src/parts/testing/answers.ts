import {
  getCurrentOrder,
  listCoupons,
  listDistricts,
  listProvinces,
  listSubdistricts,
} from '@ortoo/contracts/endpoints';
import { answer } from '@ortoo/testing/fake-api';

/** Responses of the fake api when this remote runs alone. */
export const answers = {
  ...answer(getCurrentOrder, null),
  ...answer(listCoupons, { coupons: [], count: 0, total_count: 0, current_page: 1, per_page: 100, pages: 0 }),
  ...answer(listProvinces, { provinces: [{ code: '11', name: 'Улаанбаатар', zipcode: '11000', capital: true }] }),
  ...answer(listDistricts, { districts: [{ code: '1119', name: 'Сүхбаатар', zipcode: '14000' }] }, { code: '11' }),
  ...answer(listSubdistricts, { subdistricts: [{ value: '8', name: '8-р хороо' }] }, { code: '1119' }),
};
