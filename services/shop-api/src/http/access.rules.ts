import type { Role } from '@ortoo/contracts';

/**
 * Who may call a route. `anyone`: no matter who. `order`: the owner of the order named, by session or by its token;
 * to all others it does not exist. `signed-in`: any account, its own things only. `staff`: members of staff.
 */
export type Access = 'anyone' | 'order' | 'signed-in' | 'staff';

/** Every route of the Shop API. A route that is missing here stops the start. */
export const accessTable: Readonly<Record<string, Access>> = {
  'GET /openapi.json': 'anyone',
  'GET /site_data': 'anyone',
  'GET /taxons/all': 'anyone',
  'GET /taxons/tree': 'anyone',
  'GET /taxons/*': 'anyone',
  'GET /option_types': 'anyone',
  'GET /products': 'anyone',
  'GET /products/:slug': 'anyone',
  'GET /products/:slug/related': 'anyone',
  'GET /products/:slug/variants/:id/stock_items': 'anyone',
  'GET /brands': 'anyone',
  'GET /brands/:code': 'anyone',
  'GET /vendors': 'anyone',
  'GET /vendors/:id': 'anyone',
  'GET /badges': 'anyone',
  'GET /badges/:id': 'anyone',
  'GET /stores': 'anyone',
  'GET /look_books': 'anyone',
  'GET /look_books/:slug': 'anyone',
  'GET /products/:slug/nutrition': 'anyone',
  'GET /size_guides/:code': 'anyone',
  'GET /products/:slug/reviews': 'anyone',
  'GET /products/:slug/reviews/mine': 'signed-in',
  'POST /products/:slug/reviews': 'signed-in',
  'GET /vendors/:id/reviews': 'anyone',
  'GET /vendors/:id/reviews/mine': 'signed-in',
  'POST /vendors/:id/reviews': 'signed-in',
  'PUT /reviews/:id': 'signed-in',
  'DELETE /reviews/:id': 'signed-in',
  'PUT /reviews/:id/helpful': 'signed-in',
  'DELETE /reviews/:id/helpful': 'signed-in',
  'GET /hotel/amenity_list': 'anyone',
  'GET /hotel/hotels': 'anyone',
  'GET /hotel/hotel_rooms': 'anyone',
  'GET /hotel/hotel_detail': 'anyone',
  'POST /hotel/calculate_price': 'anyone',
  'GET /trip/departures': 'anyone',
  'POST /quotes': 'signed-in',
  'GET /quotes/mine': 'signed-in',
  'GET /articles': 'anyone',
  'GET /articles/:slug': 'anyone',
  'GET /pages/:slug': 'anyone',
  'POST /age_gate': 'anyone',
  'GET /addresses/provinces': 'anyone',
  'GET /addresses/provinces/:code/districts': 'anyone',
  'GET /addresses/districts/:code/subdistricts': 'anyone',
  'GET /checkouts/payment_methods': 'anyone',
  'GET /coupons/public_key': 'anyone',
  'GET /payments/callback': 'anyone',
  'POST /payments/callback': 'anyone',

  'GET /session': 'anyone',
  'POST /session': 'anyone',
  'DELETE /session': 'anyone',
  'POST /users': 'anyone',
  'POST /oauth/token': 'anyone',
  'POST /oauth/revoke': 'anyone',
  'GET /users/me': 'signed-in',
  'GET /wished_products': 'signed-in',
  'POST /wishlists/add_id': 'signed-in',
  'POST /wishlists/remove_id': 'signed-in',

  'GET /orders/current': 'order',
  'GET /orders/mine': 'signed-in',
  'GET /orders/:number': 'order',
  'PUT /orders/:number/empty': 'order',
  'POST /orders/:number/line_items': 'order',
  'POST /orders/:number/packages': 'order',
  'PUT /orders/:number/line_items/:id': 'order',
  'DELETE /orders/:number/line_items/:id': 'order',
  'PUT /checkouts/:number': 'order',
  'PUT /checkouts/:number/next': 'order',
  'PUT /checkouts/:number/advance': 'order',
  'PUT /checkouts/:number/complete': 'order',
  'POST /orders/:number/payments/:id/invoice': 'order',
  'POST /orders/:number/payments/:id/check': 'order',
  'PUT /checkouts/:number/most_in_app': 'order',
  'GET /cards': 'signed-in',
  'GET /cards/all_card': 'signed-in',
  'PUT /cards/register_card': 'signed-in',
  'DELETE /cards/remove_card': 'signed-in',
  'GET /back_office/statement_entries': 'staff',
  'POST /back_office/statement': 'staff',
  'PUT /back_office/statement_entries/:id/return': 'staff',
  'GET /coupons': 'signed-in',
  'GET /coupons/:id': 'signed-in',
  'GET /coupons/:id/qr.svg': 'order',

  'GET /back_office/users/me': 'staff',
  'GET /back_office/coupons': 'staff',
  'GET /back_office/coupons/:id': 'staff',
  'GET /back_office/coupons/:id/scans': 'staff',
  'PUT /back_office/coupons/:id/use': 'staff',
  'GET /back_office/reviews': 'staff',
  'PUT /back_office/reviews/:id': 'staff',
};

/** What is said to somebody a route is not for: sign in, or not with your rights. */
export const decide = (access: Access, roles: readonly Role[]): 'allowed' | 'UNAUTHORIZED' | 'FORBIDDEN' => {
  if (access === 'anyone' || access === 'order') return 'allowed';
  if (!roles.includes('shopper') && !roles.includes('staff') && !roles.includes('admin')) return 'UNAUTHORIZED';
  if (access === 'signed-in') return 'allowed';
  return roles.includes('staff') || roles.includes('admin') ? 'allowed' : 'FORBIDDEN';
};
