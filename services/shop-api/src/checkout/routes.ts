import { addressesRoutes } from './addresses.routes';
import { cartRoutes } from './cart.routes';
import { checkoutRoutes } from './checkout.routes';
import { combineRoutes } from './combine.routes';
import { countSaleRoutes } from './count-sale.routes';
import { couponsRoutes } from './coupons.routes';
import { pickupRoutes } from './pickup.routes';
import { savedAddressesRoutes } from './saved-addresses.routes';

export const routes = [
  addressesRoutes,
  cartRoutes,
  checkoutRoutes,
  combineRoutes,
  countSaleRoutes,
  couponsRoutes,
  pickupRoutes,
  savedAddressesRoutes,
];
