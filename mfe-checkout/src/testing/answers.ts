/** Responses of the fake api when this remote runs alone. */
export const devAnswers = {
  'GET /orders/current': '',
  'GET /coupons': { coupons: [], count: 0, total_count: 0, current_page: 1, per_page: 100, pages: 0 },
  'GET /addresses': { addresses: [] },
  'GET /addresses/provinces': { provinces: [{ code: '11', name: 'Улаанбаатар', zipcode: '11000', capital: true }] },
  'GET /addresses/provinces/11/districts': { districts: [{ code: '1119', name: 'Сүхбаатар', zipcode: '14000' }] },
  'GET /addresses/districts/1119/subdistricts': { subdistricts: [{ value: '8', name: '8-р хороо' }] },
};
