const coupon = {
  id: 1,
  number: 'ABCD-EFGH-JKLM',
  code: 'C1.k1.1.ABCD-EFGH-JKLM.1.signature',
  kind: 'coupon',
  state: 'active',
  name: 'Тэрэлж, гэр буудлын купон',
  options_text: '2 хүн, 1 шөнө',
  image: null,
  store_name: 'Тэрэлж лодж',
  place: 'Тэрэлж',
  order_number: 'R100000001',
  issued_at: '2026-11-20T03:00:00Z',
  valid_until: '2027-05-20T03:00:00Z',
  event_at: null,
  used_at: null,
  qr_url: '/api/v2/coupons/1/qr.svg',
  buyer_name: 'Болд Дорж',
  buyer_phone: '••••2233',
  used_by: null,
  used_where: null,
};

/** Responses of the fake api when this remote runs alone. */
export const devAnswers = {
  'GET /back_office/coupons': {
    coupons: [coupon],
    count: 1,
    total_count: 1,
    current_page: 1,
    per_page: 20,
    pages: 1,
  },
  'PUT /back_office/coupons/ABCD-EFGH-JKLM/use': { ...coupon, state: 'used', used_at: '2026-11-21T04:00:00Z' },
};
