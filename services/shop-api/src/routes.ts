import { routes as accountRoutes } from './account/routes';
import { addressesRoutes } from './addresses/addresses.routes';
import { savedAddressesRoutes } from './addresses/saved-addresses.routes';
import { routes as backOfficeRoutes } from './backoffice/routes';
import { routes as brandRoutes } from './brandsite/routes';
import { campaignsRoutes } from './campaigns/campaigns.routes';
import { cancellationRoutes } from './cancellation/cancellation.routes';
import { cardsRoutes } from './cards/cards.routes';
import { cartRoutes } from './cart/cart.routes';
import { ownOrdersRoutes } from './cart/own-orders.routes';
import { routes as catalogRoutes } from './catalog/routes';
import { checkoutRoutes } from './checkout/checkout.routes';
import { combineRoutes } from './checkout/combine.routes';
import { pickupRoutes } from './checkout/pickup.routes';
import { contactRoutes } from './contact/contact.routes';
import { routes as contentRoutes } from './content/routes';
import { drawsRoutes } from './draws/draws.routes';
import { staffDrawsRoutes } from './draws/staff-draws.routes';
import { leasingRoutes } from './leasing/leasing.routes';
import { staffLeasesRoutes } from './leasing/staff-leases.routes';
import { newsletterRoutes } from './newsletter/newsletter.routes';
import { notificationsRoutes } from './notifications/notifications.routes';
import { countSaleRoutes } from './orders/count-sale.routes';
import { paymentsRoutes } from './payments/payments.routes';
import { notificationSettingsRoutes } from './profile/notification-settings.routes';
import { personalDataRoutes } from './profile/personal-data.routes';
import { profileRoutes } from './profile/profile.routes';
import { staffPromotionsRoutes } from './promotions/staff-promotions.routes';
import { pushRoutes } from './push/push.routes';
import { staffWalletRulesRoutes } from './wallet-rules/staff-wallet-rules.routes';
import { quotesRoutes } from './quotes/quotes.routes';
import { receiptsRoutes } from './receipts/receipts.routes';
import { staffReceiptsRoutes } from './receipts/staff-receipts.routes';
import { routes as returnsRoutes } from './returns/routes';
import { moderationRoutes } from './reviews/moderation.routes';
import { reviewsRoutes } from './reviews/reviews.routes';
import { rouletteRoutes } from './roulette/roulette.routes';
import { shippingRoutes } from './shipping/shipping.routes';
import { couponsRoutes } from './tickets/coupons.routes';
import { transfersRoutes } from './transfers/transfers.routes';
import { staffTravelRoutes } from './travel/staff/staff-travel.routes';
import { travelRoutes } from './travel/travel.routes';
import { walletRoutes } from './wallet/wallet.routes';
import { bookmarksRoutes } from './saved/bookmarks.routes';
import { historyRoutes } from './saved/history.routes';
import { savedRoutes } from './saved/saved.routes';
import { routes as wishlistsRoutes } from './wishlists/routes';

/** The routes of all modules. */
export const routes = [
  ...accountRoutes,
  addressesRoutes,
  savedAddressesRoutes,
  ...backOfficeRoutes,
  ...brandRoutes,
  campaignsRoutes,
  cancellationRoutes,
  cardsRoutes,
  cartRoutes,
  ownOrdersRoutes,
  ...catalogRoutes,
  checkoutRoutes,
  combineRoutes,
  pickupRoutes,
  contactRoutes,
  ...contentRoutes,
  drawsRoutes,
  staffDrawsRoutes,
  leasingRoutes,
  staffLeasesRoutes,
  newsletterRoutes,
  notificationsRoutes,
  countSaleRoutes,
  paymentsRoutes,
  notificationSettingsRoutes,
  personalDataRoutes,
  profileRoutes,
  staffPromotionsRoutes,
  pushRoutes,
  staffWalletRulesRoutes,
  quotesRoutes,
  receiptsRoutes,
  staffReceiptsRoutes,
  ...returnsRoutes,
  moderationRoutes,
  reviewsRoutes,
  ...rouletteRoutes,
  shippingRoutes,
  couponsRoutes,
  transfersRoutes,
  staffTravelRoutes,
  travelRoutes,
  walletRoutes,
  ...wishlistsRoutes,
  savedRoutes,
  bookmarksRoutes,
  historyRoutes,
];
