import { rowsOf } from './rows';

/** Figures: name | value | constant of the contracts, or `data` | file › text that has or uses it | proof. */
export const constants = rowsOf(
  `
products per page | 40 | limits.productsPerPage | shop-api/content/sites.ts › limits.productsPerPage | search/shop/sorts.test.ts › %s shows every product once over all pages
suggestions | 50 | limits.suggest | catalog/search/suggestions.queries.ts › limits.suggest | catalog/slots/search-box.test.tsx › suggests fifty products at most
related products | 30 | limits.related | shop-api/catalog/listing/related.rules.ts › limits.related | shop-api/catalog/listing/related.rules.test.ts › by its taxons, the narrower the better, without the department
same series | 20 | limits.sameSeries | shop-api/catalog/listing/related.rules.ts › limits.sameSeries | shop-api/catalog/listing/related.rules.test.ts › requests twenty models without itself
bucket of an aggregation | 20 | limits.aggregationBucket | contracts/limits.ts › aggregationBucket: 20 | testing/proofs/proofs.test.ts › the constant has its figure: %s
terms of an aggregation | 200 | limits.termsAggregation | shop-api/catalog/listing/listing-body.rules.ts › limits.termsAggregation | shop-api/catalog/listing/listing-body.rules.test.ts › counts options once when nothing else is chosen
default lookup | 20 | limits.defaultLookup | contracts/search-places.ts › limits.defaultLookup | contracts/search-places.test.ts › queries the units around a point, longitude first, without their borders
new arrivals | 40 | limits.newArrivals | shop-api/content/sites.ts › limits.newArrivals | catalog/home/home.page.test.tsx › shows the departments and the rails of the site, each with a link to its listing
timeout of the search, ms | 10000 | times.searchTimeout | http/api.ts › searchTimeout = 10_000 | http/node-client.test.ts › gives up after its timeout
timeout of the Shop API, ms | 60000 | times.shopTimeout | http/api.ts › shopTimeout = 60_000 | http/node-client.test.ts › gives up after its timeout
mobile below, px | 992 | data | stores/viewport.store.ts › min-width: 992px | stores/viewport.store.test.ts › is desktop from 992 px, and follows the window while a component listens
debounce of wishes, ms | 500 | times.wishDebounce | stores/wishes.store.ts › times.wishDebounce | stores/wishes.store.test.ts › changes are sent after a debounce, as their net effect
cart just changed, ms | 3000 | times.justChanged | stores/order.store.ts › justChangedFor = 3000 | stores/order.store.test.ts › a cart counts as just changed for a moment after the last addition
compared products | 4 | limits.compare | stores/collections.store.ts › limits.compare | stores/collections.store.test.ts › a product above the compare limit is rejected with a warning
viewed products | 40 | limits.viewed | stores/history.store.ts › limits.viewed | stores/collections.store.test.ts › viewed products are listed once, newest first, up to a limit
searches | 10 | limits.searchHistory | stores/history.store.ts › limits.searchHistory | stores/collections.store.test.ts › searches are listed once, newest first, up to a limit, and can be removed
offer of push messages, ms | 10000 | times.pushPrompt | shell/push/start-push.ts › offerAfter = 10_000 | shell/push/start-push.test.ts › offers messages after ten seconds, and takes the device and its user after a yes
digits of a promo code | 4 | limits.promoCodeDigits | contracts/promotion.ts › limits.promoCodeDigits | checkout/checkout/payment-step.test.tsx › sends the promo code %s only when it has four digits
price above | 1 | lowestPrice | shop-api/catalog/visibility.rules.ts › lowestPrice | shop-api/http/errors.test.ts › lists only products that are for sale, in stock, available and pictured
lease: order from | 120000 | leaseTerms.barrier | contracts/lease.rules.ts › leaseTerms.barrier | shop-api/leasing/leasing.test.ts › is not available for an order that is too small
lease: down payment | 0.3 | leaseTerms.downPaymentShare | contracts/lease.rules.ts › leaseTerms.downPaymentShare | shop-api/leasing/lease.rules.test.ts › requires of %i first %i and lends %i
lease: interest a month, percent | 1.8 | leaseTerms.interestPercent | contracts/lease.rules.ts › leaseTerms.interestPercent | shop-api/leasing/lease.rules.test.ts › charges each month’s interest on the balance
lease: loan from | 120000 | leaseTerms.min | contracts/lease.rules.ts › leaseTerms.min | shop-api/leasing/lease.rules.test.ts › offers down payment and loan that add up to the total, within their bounds, or reports the reason
lease: loan to | 1500000 | leaseTerms.max | contracts/lease.rules.ts › leaseTerms.max | shop-api/leasing/lease.rules.test.ts › offers down payment and loan that add up to the total, within their bounds, or reports the reason
lease: product from | 120000 | leaseTerms.productLimit | catalog/product/offer-terms.tsx › leaseTerms.productLimit | catalog/product/product.page.test.tsx › shows the monthly instalment
languages | mn, en, ru, cn, it | locales | i18n/locales.ts › locales | i18n/create-i18n.test.ts › a text missing in a language comes from the fallback, then from the default language
age | 21 | limits.ageGateYears | shop-api/brandsite/age-gate.rules.ts › limits.ageGateYears | shop-api/brandsite/age-gate.test.ts › opens from the 21st birthday on, by the days of Ulaanbaatar, and stores no date
version of stored state | 2 | data | stores/persist.ts › storeVersion = 2 | stores/persist.test.ts › is the visitor's state, by the version of its shape
wallet of money: orders above | 20000 | data | shop-api/db/migrations/018-wallets.ts › min_order: 20_000 | shop-api/checkout/combine.test.ts › lets the money wallet pay only orders above 20,000₮
wallet with cashback: cashback | 0.02 | data | shop-api/db/migrations/018-wallets.ts › cashback: 0.02 | shop-api/money/rewards.rules.test.ts › earns two percent and three, one percent for a variant with its own share, rounded down
wallet with cashback: share of an order | 0.5 | data | shop-api/db/migrations/018-wallets.ts › max_share: 0.5 | shop-api/checkout/combine.test.ts › lists every way of paying with its amount or the reason against it
cashback of one variant | 0.01 | data | shop-api/money/rewards.rules.test.ts › 0.01 | shop-api/money/rewards.rules.test.ts › earns two percent and three, one percent for a variant with its own share, rounded down
gift and cash wallets: share of an order | 1 | data | shop-api/db/migrations/018-wallets.ts › max_share numeric(5, 4) not null default 1 | shop-api/wallet/wallet.test.ts › shows the balance and the terms of each wallet of the example shopper
loyalty | 0.03 | data | shop-api/db/migrations/018-wallets.ts › cashback: 0.03 | shop-api/wallet/wallet.test.ts › counts points earned and spent
minimum of a wallet | 50 | data | shop-api/db/migrations/018-wallets.ts › min_amount: 50 | shop-api/checkout/combine.test.ts › lists every way of paying with its amount or the reason against it
minimum of Pocket | 500 | data | shop-api/db/migrations/018-wallets.ts › min_amount: 500 | shop-api/money/sources.rules.test.ts › with bounds 500 and 900, requested %s
minimum of the partner's wallet | 100000 | data | shop-api/db/migrations/018-wallets.ts › min_amount: 100_000 | shop-api/checkout/combine.test.ts › rejects %s, at its field
minimum at some brands | 100000 | data | shop-api/db/migrations/018-wallets.ts › "altan-bosgo": 100000 | shop-api/money/sources.rules.test.ts › never lets sources pay more than the order costs, than they hold, or than their terms allow
minimum of store credit | 20000 | data | shop-api/db/migrations/018-wallets.ts › min_amount: 20_000 | shop-api/checkout/combine.test.ts › rejects %s, at its field
delivery in hours | 24 | data | shop-api/db/migrations/023-ways-of-delivery.ts › hours_to: 24 | shop-api/delivery/delivery.rules.test.ts › computes when the goods come
delivery in hours | 48 | data | shop-api/db/migrations/023-ways-of-delivery.ts › hours_to: 48 | shop-api/delivery/delivery.rules.test.ts › computes when the goods come
delivery in hours, economy | 72 | data | shop-api/db/migrations/023-ways-of-delivery.ts › hours_to: 72 | shop-api/delivery/delivery.test.ts › does not offer the economy way beside a free faster one
delivery in hours, economy, from | 48 | data | shop-api/db/migrations/023-ways-of-delivery.ts › hours_from: 48 | shop-api/delivery/delivery.test.ts › does not offer the economy way beside a free faster one
delivery to the provinces, hours, from | 168 | data | shop-api/db/migrations/023-ways-of-delivery.ts › hours_from: 168 | checkout/checkout/delivery-step.test.tsx › promises days for a delivery of one to two weeks, a day for one of two days, and a time for an express one
delivery to the provinces, hours | 336 | data | shop-api/db/migrations/023-ways-of-delivery.ts › hours_to: 336 | checkout/checkout/delivery-step.test.tsx › promises days for a delivery of one to two weeks, a day for one of two days, and a time for an express one
express delivery, hours | 4 | data | shop-api/db/migrations/023-ways-of-delivery.ts › hours_to: 4 | checkout/checkout/delivery-step.test.tsx › promises days for a delivery of one to two weeks, a day for one of two days, and a time for an express one
delivery after payment, hours | 5 | data | shop-api/db/migrations/023-ways-of-delivery.ts › hours_to: 5 | shop-api/delivery/delivery.test.ts › offers a same-day way only until two o’clock
paid before, hour | 14 | data | shop-api/db/migrations/023-ways-of-delivery.ts › paid_before: 14 | shop-api/delivery/delivery.test.ts › offers a same-day way only until two o’clock
return of coupons and food, hours | 24 | data | shop-api/catalog/terms.rules.ts › ofCodes = 24 | shop-api/catalog/terms.rules.test.ts › a %s in %s can be returned within %d hours
return of goods, hours | 48 | data | shop-api/catalog/terms.rules.ts › ofGoods = 48 | shop-api/catalog/terms.rules.test.ts › a %s in %s can be returned within %d hours
return of electronics, hours | 72 | data | shop-api/catalog/terms.rules.ts › 'goods/electronics', 72 | shop-api/catalog/terms.rules.test.ts › a %s in %s can be returned within %d hours
refund, working days | 5 | data | shop-api/messages/en/emails.ts › 5 working days | shop-api/leasing/leasing.test.ts › refunds the down payment when the buyer pays the order in another way, and says so before and after
tax receipt issued and emailed after, ms at most | 900000 | times.receiptChoice | shop-api/receipts/issue-receipts.ts › times.receiptChoice | shop-api/receipts/receipts.test.ts › issues one to a buyer without a choice, after the deadline for it
distilled, times | six | data | brandsite/messages/en.ts › distilled six times | brandsite/story/story.page.test.tsx › tells the whole story, and where to go on
rested, hours | 500 | data | brandsite/messages/en.ts › over 500 hours, 21 days | brandsite/product/product.page.test.tsx › has the facts, the tasting notes and every bottle with its price
`,
  ['constant', 'value', 'name', 'at', 'proof'],
);
