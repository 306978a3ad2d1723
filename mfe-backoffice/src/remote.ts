import { defineRemote } from '@ortoo/remote';
import { manifest } from './manifest';

export const remote = defineRemote(manifest, {
  pages: {
    'backoffice.overview': () => import(/* webpackChunkName: "backoffice.overview" */ './overview/overview.page'),
    'backoffice.orders': () => import(/* webpackChunkName: "backoffice.orders" */ './orders/orders.page'),
    'backoffice.order': () => import(/* webpackChunkName: "backoffice.order" */ './orders/order.page'),
    'backoffice.pick-list': () => import(/* webpackChunkName: "backoffice.pick-list" */ './orders/pick-list.page'),
    'backoffice.products': () => import(/* webpackChunkName: "backoffice.products" */ './products/products.page'),
    'backoffice.product': () => import(/* webpackChunkName: "backoffice.product" */ './products/product.page'),
    'backoffice.import': () => import(/* webpackChunkName: "backoffice.import" */ './imports/import.page'),
    'backoffice.directory': () => import(/* webpackChunkName: "backoffice.directory" */ './directory/directory.page'),
    'backoffice.search': () => import(/* webpackChunkName: "backoffice.search" */ './search/search.page'),
    'backoffice.travel': () => import(/* webpackChunkName: "backoffice.travel" */ './travel/travel.page'),
    'backoffice.returns': () => import(/* webpackChunkName: "backoffice.returns" */ './returns/returns.page'),
    'backoffice.transfers': () => import(/* webpackChunkName: "backoffice.transfers" */ './transfers/transfers.page'),
    'backoffice.unmatched': () => import(/* webpackChunkName: "backoffice.unmatched" */ './unmatched/unmatched.page'),
    'backoffice.refunds': () => import(/* webpackChunkName: "backoffice.refunds" */ './refunds/refunds.page'),
    'backoffice.wallets': () => import(/* webpackChunkName: "backoffice.wallets" */ './wallets/wallets.page'),
    'backoffice.vouchers': () => import(/* webpackChunkName: "backoffice.vouchers" */ './wallets/vouchers.page'),
    'backoffice.grants': () => import(/* webpackChunkName: "backoffice.grants" */ './wallets/grants.page'),
    'backoffice.receipts': () => import(/* webpackChunkName: "backoffice.receipts" */ './receipts/receipts.page'),
    'backoffice.leases': () => import(/* webpackChunkName: "backoffice.leases" */ './leases/leases.page'),
    'backoffice.days': () => import(/* webpackChunkName: "backoffice.days" */ './days/days.page'),
    'backoffice.coupons': () => import(/* webpackChunkName: "backoffice.coupons" */ './coupons/coupons.page'),
    'backoffice.scan': () => import(/* webpackChunkName: "backoffice.scan" */ './scan/scan.page'),
    'backoffice.staff': () => import(/* webpackChunkName: "backoffice.staff" */ './staff/staff.page'),
    'backoffice.roles': () => import(/* webpackChunkName: "backoffice.roles" */ './roles/roles.page'),
    'backoffice.audit': () => import(/* webpackChunkName: "backoffice.audit" */ './audit/audit.page'),
    'backoffice.quotes': () => import(/* webpackChunkName: "backoffice.quotes" */ './quotes/quotes.page'),
    'backoffice.reviews': () => import(/* webpackChunkName: "backoffice.reviews" */ './reviews/reviews.page'),
    'backoffice.comments': () => import(/* webpackChunkName: "backoffice.comments" */ './comments/comments.page'),
    'backoffice.publications': () =>
      import(/* webpackChunkName: "backoffice.publications" */ './publications/publications.page'),
    'backoffice.messages': () => import(/* webpackChunkName: "backoffice.messages" */ './contact/messages.page'),
    'backoffice.newsletter': () =>
      import(/* webpackChunkName: "backoffice.newsletter" */ './newsletter/newsletter.page'),
    'backoffice.promotions': () =>
      import(/* webpackChunkName: "backoffice.promotions" */ './promotions/promotions.page'),
    'backoffice.draws': () => import(/* webpackChunkName: "backoffice.draws" */ './draws/draws.page'),
    'backoffice.wallet-rules': () =>
      import(/* webpackChunkName: "backoffice.wallet-rules" */ './wallet-rules/wallet-rules.page'),
    'backoffice.roulette': () => import(/* webpackChunkName: "backoffice.roulette" */ './roulette/roulette.page'),
    'backoffice.sites': () => import(/* webpackChunkName: "backoffice.sites" */ './sites/sites.page'),
    'backoffice.site': () => import(/* webpackChunkName: "backoffice.site" */ './sites/site.page'),
    'backoffice.releases': () => import(/* webpackChunkName: "backoffice.releases" */ './releases/releases.page'),
  },
  slots: {},
  // The folders beside the catalogues hold parts of them.
  messages: locale =>
    import(/* webpackChunkName: "messages-[request]", webpackInclude: /messages.[a-z]+\.ts$/ */ `./messages/${locale}`),
});
