import { routes as accountRoutes } from './account/routes';
import { addressesRoutes } from './addresses/addresses.routes';
import { savedAddressesRoutes } from './addresses/saved-addresses.routes';
import { backOfficeRoutes } from './backoffice/coupons.routes';
import { ageGateRoutes } from './brandsite/age-gate.routes';
import { cardsRoutes } from './cards/cards.routes';
import { cartRoutes } from './cart/cart.routes';
import { routes as catalogRoutes } from './catalog/routes';
import { checkoutRoutes } from './checkout/checkout.routes';
import { combineRoutes } from './checkout/combine.routes';
import { pickupRoutes } from './checkout/pickup.routes';
import { routes as contentRoutes } from './content/routes';
import { leasingRoutes } from './leasing/leasing.routes';
import { newsletterRoutes } from './newsletter/newsletter.routes';
import { countSaleRoutes } from './orders/count-sale.routes';
import { paymentsRoutes } from './payments/payments.routes';
import { quotesRoutes } from './quotes/quotes.routes';
import { receiptsRoutes } from './receipts/receipts.routes';
import { routes as returnsRoutes } from './returns/routes';
import { moderationRoutes } from './reviews/moderation.routes';
import { reviewsRoutes } from './reviews/reviews.routes';
import { shippingRoutes } from './shipping/shipping.routes';
import { couponsRoutes } from './tickets/coupons.routes';
import { transfersRoutes } from './transfers/transfers.routes';
import { travelRoutes } from './travel/travel.routes';
import { walletRoutes } from './wallet/wallet.routes';

/** The routes of all modules. */
export const routes = [
  ...accountRoutes,
  addressesRoutes,
  savedAddressesRoutes,
  backOfficeRoutes,
  ageGateRoutes,
  cardsRoutes,
  cartRoutes,
  ...catalogRoutes,
  checkoutRoutes,
  combineRoutes,
  pickupRoutes,
  ...contentRoutes,
  leasingRoutes,
  newsletterRoutes,
  countSaleRoutes,
  paymentsRoutes,
  quotesRoutes,
  receiptsRoutes,
  ...returnsRoutes,
  moderationRoutes,
  reviewsRoutes,
  shippingRoutes,
  couponsRoutes,
  transfersRoutes,
  travelRoutes,
  walletRoutes,
];
