import { rowsOf } from './rows';

/**
 * What users are told: message | catalogue › key | where it is shown | the condition that leads there. `errors` is the
 * catalogue of the Shop API, whose texts are shown as they are sent; `common` is shared by all pages.
 */
export const messages = rowsOf(
  `
wrong phone number, with examples | account › signIn.fault.phone | account/parts/credentials.rules.ts | account/sign-in/field-messages.test.tsx › $path $steps: $message, $locale
wrong phone number, by the server | errors › PHONE_FORMAT | account/sign-in/login-field.tsx | shop-api/account/login.rules.test.ts › rejects %j
wrong email address | account › signIn.fault.email | account/parts/credentials.rules.ts | account/sign-in/field-messages.test.tsx › $path $steps: $message, $locale
wrong email address, by the server | errors › EMAIL_FORMAT | account/sign-in/login-field.tsx | shop-api/account/login.rules.test.ts › rejects %j
email address required | errors › CONTACT_MISSING | checkout/checkout/contact-step.tsx | shop-api/orders/order.rules.test.ts › leaves an order %s where it is
email or phone empty | account › signIn.fault.loginEmpty | account/parts/credentials.rules.ts | account/sign-in/field-messages.test.tsx › $path $steps: $message, $locale
phone empty | checkout › address.phoneEmpty | checkout/checkout/address.rules.ts | checkout/checkout/address-step.test.tsx › sends the payer in addition to the recipient, and requires a name and a valid number
phone missing | errors › PHONE_MISSING | checkout/checkout/contact-step.tsx | shop-api/orders/order.rules.test.ts › leaves an order %s where it is
password empty | account › signIn.fault.passwordEmpty | account/parts/credentials.rules.ts | account/sign-in/field-messages.test.tsx › $path $steps: $message, $locale
blank input | common › errors.required | account/profile/names-form.tsx | account/profile/details.page.test.tsx › %s: says at %s what is wrong with %j
password and confirmation differ | account › newPassword.fault.different | account/parts/credentials.rules.ts | account/sign-in/field-messages.test.tsx › $path $steps: $message, $locale
phone numbers differ | account › contacts.different | account/parts/credentials.rules.ts | account/sign-in/field-messages.test.tsx › $path $steps: $message, $locale
payment code of the app incorrect | errors › APP_TOKENS | checkout/checkout/pay-step.tsx | shop-api/checkout/in-app.test.ts › rejects tokens of another purchase
code by SMS or email wrong | errors › CODE_WRONG | account/sign-in/code-form.tsx | account/sign-in/sign-in.page.test.tsx › signs in by a code, with a wrong one’s error beside its field
code expired | errors › CODE_EXPIRED | account/sign-in/code-form.tsx | shop-api/account/one-time-codes.test.ts › accepts a code for ten minutes
token of an email invalid | errors › LINK_EXPIRED | account/sign-in/confirm-email.page.tsx | account/sign-in/confirm-email.page.test.tsx › says that a link is no longer valid, or incomplete
gift card number incorrect | errors › GIFT_CARD_INCORRECT | checkout/wallet/redeem-form.tsx | checkout/wallet/wallet.page.test.tsx › redeems a gift card, and retains a rejected code
amount above the wallet | errors › WALLET_AMOUNT_MAX | checkout/checkout/balance-row.tsx | shop-api/checkout/combine.test.ts › rejects %s, at its field
amount below the minimum | errors › WALLET_AMOUNT_MIN | checkout/checkout/balance-row.tsx | shop-api/checkout/combine.test.ts › rejects %s, at its field
order below the wallet's minimum | errors › WALLET_ORDER_MIN | checkout/checkout/balance-row.tsx | shop-api/checkout/combine.test.ts › lets the money wallet pay only orders above 20,000₮
not enough balance | errors › WALLET_SHORT | checkout/checkout/balance-row.tsx | shop-api/checkout/combine.test.ts › lists every way of paying with its amount or the reason against it
registration number | errors › REGISTRY_NUMBER | checkout/parts/receipt/receipt-form.tsx | shop-api/receipts/receipts.test.ts › rejects %j
Cyrillic letters only | account › details.fault.NAME_CYRILLIC | account/profile/names-form.tsx | account/profile/details.page.test.tsx › %s: says at %s what is wrong with %j
Cyrillic letters only, by the server | errors › NAME_CYRILLIC | account/profile/names-form.tsx | contracts/name.rules.test.ts › rejects %s in Mongolian
size not chosen | catalog › product.choose.size | catalog/product/choose-text.ts | catalog/product/product.page.test.tsx › asks for the option %s in its own words
request from one's own email address | errors › QUOTE_EMAIL | catalog/quote/quote-form.tsx | shop-api/quotes/quotes.test.ts › rejects %s with %s, as text
order needs a sign-in | errors › LOGIN_REQUIRED | checkout/checkout/contact-step.tsx | shop-api/journey.test.ts › requires a guest to sign in
coupon not found | errors › COUPON_NOT_FOUND | checkout/parts/ticket/ticket-tools.tsx | shop-api/tickets/tickets.test.ts › shows the paper to its owner only
code not found | errors › COUPON_CODE_NOT_FOUND | checkout/parts/discount-codes.tsx | shop-api/tickets/codes.test.ts › %s as %s is rejected with %s, or reported as a warning when quiet
promo code without four digits | checkout › codes.promoFormat | checkout/parts/discount-codes.tsx | checkout/checkout/payment-step.test.tsx › sends the promo code %s only when it has four digits
promo code without four digits, by the server | errors › PROMO_CODE_FORMAT | checkout/parts/discount-codes.tsx | shop-api/tickets/codes.test.ts › %s as %s is rejected with %s, or reported as a warning when quiet
code not for these products | errors › COUPON_NOT_ELIGIBLE | checkout/parts/discount-codes.tsx | shop-api/promotions/discount.rules.test.ts › rejects a code that is %s
cart empty | checkout › cart.empty | checkout/parts/empty-cart.tsx | checkout/cart/cart.page.test.tsx › can be undone, line by line; lines that are sold out can be retried
cart empty, by the server | errors › CART_EMPTY | checkout/checkout/payment-step.tsx | shop-api/orders/order.rules.test.ts › leaves an order %s where it is
wish list empty | account › wishlists.empty | account/wishlists/own-wishlist.tsx | account/wishlists/wishlists.page.test.tsx › is led on by an empty list
no coupons | checkout › coupon.empty | checkout/coupons/coupons.page.tsx | checkout/coupons/coupons.page.test.tsx › links to the shop when there is none
no e-tickets | checkout › ticket.empty | checkout/tickets/tickets.page.tsx | checkout/tickets/tickets.page.test.tsx › links to the shop when there is none
no vouchers | checkout › voucher.empty | checkout/vouchers/vouchers.page.tsx | checkout/vouchers/vouchers.page.test.tsx › %s links to the shop when there is none
compare list full | common › notices.compareFull | stores/collections.store.ts | stores/collections.store.test.ts › a product above the compare limit is rejected with a warning
no delivery there: choose the place again | checkout › checkout.cannotShip | checkout/parts/use-error-text.ts | checkout/checkout/delivery-step.test.tsx › replaces a technical message with its own advice
no delivery there, by the server | errors › CANNOT_SHIP | checkout/parts/use-error-text.ts | shop-api/orders/order.rules.test.ts › leaves an order %s where it is
crash: the site was updated | common › errors.updatedText | shell/screens/fatal.tsx | shell/screens/fatal.test.tsx › a shop that crashes before its texts have loaded shows those of the server
crash: reload | common › errors.reload | shell/screens/fatal.tsx | shell/screens/fatal.test.tsx › a shop that crashes before its texts have loaded shows those of the server
connection with Facebook failed | errors › FACEBOOK_CONNECTION | account/sign-in/social-return.page.tsx | shop-api/account/social.test.ts › says that the connection with %s failed
connection with Google failed | errors › GOOGLE_CONNECTION | account/sign-in/social-return.page.tsx | shop-api/account/social.test.ts › says that the connection with %s failed
access to Facebook denied | errors › FACEBOOK_DENIED | account/sign-in/social-return.page.tsx | shop-api/account/social.test.ts › says that the user denied %s
access to Google denied | errors › GOOGLE_DENIED | account/sign-in/social-return.page.tsx | shop-api/account/social.test.ts › says that the user denied %s
wrong password | errors › WRONG_CREDENTIALS | account/sign-in/sign-in-form.tsx | account/sign-in/sign-in.page.test.tsx › retains the input and shows the server’s message on an error
current password wrong | errors › PASSWORD_WRONG | account/parts/password-form.tsx | shop-api/account/new-password.test.ts › slows down guesses of the current password
password not changed | errors › PASSWORD_WEAK | account/parts/password-form.tsx | account/sign-in/field-messages.test.tsx › $path $steps: $message, $locale
payment failed | checkout › pay.failed | checkout/parts/last-attempt.tsx | checkout/slots/order-payment.test.tsx › says why the last attempt failed
out of stock | errors › OUT_OF_STOCK | stores/order.store.ts | shop-api/cart/held-stock.test.ts › calls a hold whose time is over about to end, and what is sold sold out
quantity not available | errors › QUANTITY_UNAVAILABLE | stores/order.store.ts | shop-api/orders/lines.test.ts › says of a short line that %s
page not found, with its path | common › errors.notFoundText | shell/screens/not-found.tsx | shell/screens/not-found.test.tsx › it leads to a search for the words of the address, and has no second search field
session ended | errors › UNAUTHORIZED | shell/session/watch-session.ts | shell/session/watch-session.test.ts › signs out when the server rejects a query, or a command
address missing | errors › ADDRESS_MISSING | checkout/checkout/delivery-step.tsx | checkout/checkout/delivery-step.test.tsx › shows the server’s error for the choice, such as a missing address
wallet amount deducted | checkout › sources.rest | checkout/checkout/payment-step.tsx | checkout/checkout/payment-step.test.tsx › uses the maximum of a wallet, or the entered amount
code applied | checkout › codes.applied | checkout/parts/discount-codes.tsx | checkout/checkout/payment-step.test.tsx › confirms an accepted code at its field
profile updated | account › details.saved | account/profile/names-form.tsx | account/profile/details.page.test.tsx › saves names, with look-alike letters in Cyrillic, and shows them everywhere
saved | account › organization.saved | account/profile/organization-form.tsx | account/profile/organization.page.test.tsx › looks up the name, and saves the company
logged out | common › notices.loggedOut | stores/session.store.ts | stores/session.store.test.ts › clears the user and the cart and notifies: %s
brand site under 21 | brandsite › gate.faults.too_young | brandsite/parts/gate.tsx | brandsite/parts/gate.test.tsx › explains every reason in %s
alcohol under 21 | errors › AGE_TOO_YOUNG | checkout/checkout/birth-date-fields.tsx | shop-api/checkout/alcohol.test.ts › is not sold to a buyer under 21, who is told so
`,
  ['message', 'key', 'shown', 'proof'],
);

/** How failures reach the reader: rule | file › text | proof. */
export const failures = rowsOf(
  `
text of an error: errors, error or exception | http/api-error.ts › errorMessage | http/api-error.test.ts › reads %j
a failed action warns with the server's text | stores/order.store.ts › warnOf(error) | stores/order.store.test.ts › that is rejected shows the server's message as a warning and does not change the cart
a code that is refused quietly | shop-api/checkout/combine.routes.ts › quiet | shop-api/tickets/codes.test.ts › %s as %s is rejected with %s, or reported as a warning when quiet
suggestions that fail are empty | catalog/search/use-suggestions.ts › isError ? undefined | catalog/slots/search-box.test.tsx › shows nothing when the service fails
a line that is gone reloads the cart | stores/order.store.ts › 404 | stores/order.store.test.ts › after a command that was answered with 404 %s
the reload after a crash clears what is stored | shell/navigation/clear-and-reload.ts › caches.delete | shell/navigation/clear-and-reload.test.ts › every cache, worker and stored state but the cart’s token is gone before the page reloads
a session that is over signs out | shell/session/watch-session.ts › UNAUTHORIZED | shell/session/watch-session.test.ts › signs out when the visitor returns to a tab whose session has ended
a collection has failed | stores/order.store.ts › 'failed', true | stores/order.store.test.ts › that failed is forgotten once another command has the cart
a part that failed offers to try again | ui/feedback/error-panel.tsx › onClick={onRetry} | ui/feedback/feedback.test.tsx › a failed part offers to try again
a part says that it loads | ui/feedback/skeleton-page.tsx › {label} | ui/feedback/feedback.test.tsx › a skeleton announces loading once and hides its blocks
`,
  ['rule', 'at', 'proof'],
);
