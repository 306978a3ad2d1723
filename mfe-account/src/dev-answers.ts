const user = {
  id: 1,
  email: 'shopper@example.mn',
  phone: '+97699112233',
  firstname: 'Болд',
  lastname: 'Дорж',
  roles: ['shopper'],
  ship_address: null,
};

/** Responses of the fake api when this remote runs alone. */
export const devAnswers = {
  'GET /session': { user, expires_at: null, cart_merged: false },
  'POST /session': { user, expires_at: null, cart_merged: false },
  'GET /orders/current': '',
  'GET /orders/mine': { orders: [], count: 0, total_count: 0, current_page: 1, per_page: 20, pages: 0 },
};
