import { rowsOf } from './rows';

/** Screens: name | `route` of a manifest, or the file that shows it | proof. */
export const screens = rowsOf(
  `
home | catalog.home | catalog/home/home.page.test.tsx › shows the departments and the rails of the site, each with a link to its listing
product listing | catalog.products | catalog/products/products.page.test.tsx › shows a page of them, their number, and breadcrumbs
filter by category, brand, price, size, colour, rating | catalog.products | e2e/flows/catalogue.spec.ts › filters narrow the list, are stored in the address and are removed one by one
sort A-Z, Z-A, price, newest | catalog.products | catalog/products/products.page.test.tsx › sorts by the chosen order
category page with breadcrumbs | catalog.taxon | catalog/products/taxon.page.test.tsx › shows a category, its breadcrumbs and its subcategories
product detail | catalog.product | catalog/product/product.page.test.tsx › starts without a selection and with the lowest price
specifications | catalog/product/kind-facts.tsx | catalog/product/product.page.test.tsx › shows the details of a ticket
sizing guide | catalog/product/size-guide.tsx | shop-api/catalog/places/places.test.ts › has a size guide with as many cells in each row as columns
reviews and ratings | catalog/parts/reviews/reviews-section.tsx | catalog/parts/reviews/reviews.test.tsx › shows the first reviews with the page, and the rest on request
related products, other models | catalog/product/related-rail.tsx | catalog/product/product.page.test.tsx › loads its other models and related products
search with recent searches | catalog/search/search-suggestions.tsx | catalog/slots/search-box.test.tsx › shows the last searches for an empty text, each removable
product compare | catalog.compare | catalog/compare/compare.page.test.tsx › accepts four products; the fifth is rejected with a warning
sign-in by phone or email | account.sign-in | account/sign-in/sign-in.page.test.tsx › signs in and does not retain the password
step: password | account.sign-in | account/sign-in/sign-in.page.test.tsx › offers every login the same choices, the password first
step: code by SMS or email | account/sign-in/code-step.tsx | account/sign-in/sign-in.page.test.tsx › signs in by a code, with a wrong one’s error beside its field
step: new password, confirmed | account/sign-in/new-password-step.tsx | account/sign-in/recover.page.test.tsx › leads from the login over the code to a new password, and on
sign-in with another service | account.social-return | account/sign-in/social.test.tsx › signs in after the return, once
registration | account.sign-up | account/sign-in/sign-up.page.test.tsx › creates the account with the code that was sent
password recovery | account.recover | account/sign-in/recover.page.test.tsx › leads from the login over the code to a new password, and on
email verification | account.confirm-email | account/sign-in/confirm-email.page.test.tsx › confirms the address on a press, and not by itself
profile | account.profile | account/overview/overview.page.test.tsx › links to all personal pages
profile details | account.details | account/profile/details.page.test.tsx › saves names, with look-alike letters in Cyrillic, and shows them everywhere
my orders, filtered and sorted | account.orders | account/orders/orders.page.test.tsx › filters, sorts and searches by its address
order detail, status, delivery tracking | account.order | account/order/order.rules.test.ts › the next steps of %s
order confirmation | account.order | checkout/checkout/pay-step.test.tsx › opens an order that was paid in another tab
my wallet | checkout.wallet | checkout/wallet/wallet.page.test.tsx › shows balance and held amount of each wallet, and the ledger page by page
recharge | checkout.recharge | checkout/wallet/wallet.page.test.tsx › says what of a recharge has arrived, and requests the rest
my vouchers | checkout.vouchers | checkout/vouchers/vouchers.page.test.tsx › shows a voucher’s value, purpose and state
my coupons | checkout.coupons | checkout/coupons/coupons.page.test.tsx › shows each coupon under the page’s heading, a used one as used
my e-tickets | checkout.tickets | checkout/tickets/tickets.page.test.tsx › shows the day with its time zone
my quotes and price suggestions | account.quotes | account/quotes/quotes.page.test.tsx › shows a request with the seller’s answer
wish list | account.wishlists | account/wishlists/wishlists.page.test.tsx › sees the default list, with links to the others
shared wish list | account.shared-wishlist | account/wishlists/wishlists.page.test.tsx › shares a list by a link, which can be revoked
saved products | account.saved | account/saved/saved.page.test.tsx › shows what is saved, and moves it to the cart with its quantity
cart | checkout.cart | checkout/cart/cart.page.test.tsx › reports changed prices and stock at their line
checkout: delivery address | checkout.step | checkout/checkout/address-step.test.tsx › focuses the first field that the server rejects, and retains the input
checkout: pickup location | checkout/checkout/pickup-form.tsx | checkout/checkout/pickup-form.test.tsx › disables stores with missing items, and shows why
checkout: payment method | checkout/checkout/payment-step.tsx | checkout/checkout/payment-step.test.tsx › shows every balance, and a reason when it cannot pay
checkout: coupon or voucher | checkout/parts/discount-codes.tsx | checkout/checkout/payment-step.test.tsx › confirms an accepted code at its field
payment instructions | checkout/parts/invoice-panel.tsx | checkout/checkout/pay-step.test.tsx › shows the fields of an invoice of its kind: %j
articles | content.articles | content/articles/articles.page.test.tsx › lists the articles with topic, author, day and time to read
news list and search | content.news | content/news/news.test.tsx › lists the news with their own topics and search
my publications | content.publications | content/publications/publications.page.test.tsx › begins an article
quote request for travel | catalog.quote | catalog/quote/quote.page.test.tsx › is requested from the user’s own address, and shows its number
not found, with its path | shell/screens/not-found.tsx | shell/screens/not-found.test.tsx › it leads to the nearest page, or to the home page alone
fatal error with a reload | shell/screens/fatal.tsx | e2e/composition/fatal.spec.ts › a shell that breaks shows one screen; its button clears what is stored, and nothing reloads by itself
brand site: gate at 21 | brandsite/parts/gate.tsx | brandsite/parts/gate.test.tsx › asks for the date of birth where the site requires it
brand site: product, vision, tasting notes | brandsite.product | brandsite/product/product.page.test.tsx › has the facts, the tasting notes and every bottle with its price
brand site: recipes | brandsite.recipes | brandsite/recipes/recipes.page.test.tsx › lists the recipes
brand site: story | brandsite.story | brandsite/story/story.page.test.tsx › tells the whole story, and where to go on
staff: scan of e-tickets and coupons | backoffice.scan | backoffice/scan/scan.page.test.tsx › sends what a hand scanner types, with the gate and the event, and says who may enter
staff: coupons | backoffice.coupons | backoffice/coupons/coupons.page.test.tsx › marks a coupon as used and says so
offer of push messages | shell/push/start-push.ts | shell/push/start-push.test.ts › offers messages after ten seconds, and takes the device and its user after a yes
push messages by a third party, after consent | remote/push-sdk.ts | shell/push/push-sdk.test.ts › loads nothing before the visitor has said yes to the browser, too
my orders without a network | shell/worker/answer-saved.ts | shell/worker/answer-saved.test.ts › offline their list has the saved ones, the newest first, with the time of saving
announcements of the site | account/notices/announcements.tsx | account/notices/notices.page.test.tsx › shows what the site tells everybody, with a link where it has one
layout by the width of the window | stores/viewport.store.ts | stores/viewport.store.test.ts › is desktop from 992 px, and follows the window while a component listens
events for analytics and pixels, after consent | shell/analytics/start-measuring.ts | shell/analytics/start-measuring.test.ts › after consent the current page and later events are sent; after a withdrawal nothing more
events for Google Analytics 4 without a tag manager | shell/analytics/ga4.ts | shell/analytics/ga4.test.ts › nothing is loaded or sent before consent and after a refusal; a sale is sent once
top of the page, or the place on a way back | shell/navigation/scroll-memory.ts | shell/navigation/scroll-memory.test.ts › the saved position of a return counts once and for its entry only
`,
  ['screen', 'at', 'proof'],
);
