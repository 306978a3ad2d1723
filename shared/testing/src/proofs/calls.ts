import { rowsOf } from './rows';

/** Calls of the Shop API: group | method and path as clients know them | endpoint, or `route` without one | proof. */
export const calls = rowsOf(
  `
site | GET /site_data | getSiteData | shop-api/catalog/places/places.test.ts › lists the stores and their opening hours, in the reader’s language
site | POST /subscribe | subscribe | shop-api/newsletter/newsletter.test.ts › subscribes an address only after its owner has confirmed it
site | POST /contact_forms | sendContactForm | shop-api/contact/contact.test.ts › takes a phone number in place of an email address, without a copy
site | GET /pages/{slug} | getContentPage | shop-api/content/articles/articles.test.ts › has the pages that the footer links to
site | GET /notifications | listNotifications | shop-api/notifications/notifications.test.ts › shows and marks the own ones only
site | GET /site_data (configs, presets, zones) | getSiteData | shop-api/catalog/places/places.test.ts › lists the stores and their opening hours, in the reader’s language
checkout | PUT /checkouts/{order}/most_in_app | payInApp | shop-api/checkout/in-app.test.ts › completes with the tokens of the app, and once
checkout | GET /checkouts/payment_methods | listPaymentMethods | shop-api/checkout/combine.test.ts › lists the ways of paying of the shop to anybody, without amounts
checkout | PUT /checkouts/{order} (address) | updateCheckout | shop-api/journey.test.ts › accepts the address, then is at the payment with a delivery chosen
checkout | PUT /checkouts/{order}/next | takeNextStep | shop-api/delivery/delivery.test.ts › allows pickup, without an address and without a fee
checkout | PUT /checkouts/{order}/complete | completeCheckout | shop-api/checkout/combine.test.ts › calls no provider for an order that is covered, and completes it once
checkout | PUT /checkouts/{order}/add_store_credit | addStoreCredit | shop-api/checkout/combine.test.ts › lets the money wallet pay only orders above 20,000₮
checkout | PUT /orders/{order}/apply_coupon_code | applyCouponCode | shop-api/tickets/codes.test.ts › %s as %s is rejected with %s, or reported as a warning when quiet
orders | GET /orders/{order}/check_lend | checkLend | shop-api/leasing/leasing.test.ts › accepts neither a transfer nor another user’s card nor another user’s order
orders | GET /orders/mine | listOwnOrders | shop-api/cancellation/cancellation.test.ts › lists orders by how they stand, by their words, and in both directions
orders | GET /orders/erp_loyalty | getLoyalty | shop-api/wallet/wallet.test.ts › counts points earned and spent
orders | GET /orders/licenses | listLicenses | shop-api/tickets/licenses.test.ts › issues a licence to the buyer alone, until it expires
orders | POST /orders/{order}/line_items | addLineItem | shop-api/journey.test.ts › fills a guest’s cart, which only its token opens
orders | PUT /orders/{order}/line_items/{id} | changeLineItem | shop-api/travel/booking.test.ts › does not grow in the cart
orders | DELETE /orders/{order}/line_items/{id} | removeLineItem | shop-api/journey.test.ts › releases the hold when the cart changes
orders | GET /orders/current | getCurrentOrder | shop-api/journey.test.ts › moves the cart at sign-in
orders | GET /orders/{order} | getOrder | shop-api/guest.test.ts › is the only one with access to any of it
orders | PUT /orders/{order}/empty (reset) | emptyOrder | shop-api/checkout/combine.test.ts › forgets the balances of a cart that is %s
lease | GET /lease/quote | getLeaseQuote | shop-api/leasing/leasing.test.ts › shows the terms of instalments, or why there are none
lease | GET /orders/{order}/lease | getLease | shop-api/leasing/leasing.test.ts › runs from the down payment over the application to the last instalment, with balanced books
lease | POST /orders/{order}/lease/application | applyForLease | shop-api/leasing/leasing.test.ts › runs from the down payment over the application to the last instalment, with balanced books
wallet | GET /store_credits | listStoreCredits | shop-api/wallet/wallet.test.ts › shows the balance and the terms of each wallet of the example shopper
wallet | GET /store_credits/{wallet} | getStoreCredit | shop-api/wallet/wallet.test.ts › shows the balance and the terms of each wallet of the example shopper
wallet | GET /cards | listCards | shop-api/cards/card.test.ts › is a token that shows only the last digits, and pays immediately
wallet | GET /cards/all_card | listAllCards | shop-api/cards/card.test.ts › belongs to its owner alone, and is gone when it is removed
wallet | PUT /cards/register_card | registerCard | shop-api/cards/card.test.ts › can be registered without buying
wallet | DELETE /cards/remove_card | removeCard | shop-api/cards/card.test.ts › belongs to its owner alone, and is gone when it is removed
user | GET /users/me | getOwnUser | shop-api/http/access.test.ts › ends a session at sign-out and after a long idle time
user | POST /users/link_device | linkDevice | shop-api/push/push.test.ts › rejects an address that is no push service, and links no unknown device
user | POST /users/update_profile | updateProfile | shop-api/profile/profile.test.ts › are saved in Cyrillic, with look-alike letters replaced
user | POST /users/update_avatar | updateAvatar | shop-api/profile/profile.test.ts › is cut to the chosen square of the upright picture, without metadata
user | GET /coupons | listCoupons | shop-api/journey.test.ts › issues a coupon with a code that can be verified with the public key
user | GET /coupons/{id} | getCoupon | shop-api/guest.test.ts › has its receipt and its tickets by the token
user | POST /coupons/{id}/send_by_email | sendCoupon | shop-api/tickets/tickets.test.ts › sends it by email with the paper
wishes | GET /wishlists | listWishlists | shop-api/wishlists/wishlists.test.ts › begin with a default one; a new list goes to the front, beside it
wishes | GET /wished_products | listWishes | shop-api/wishlists/wishes.test.ts › stores each wish once, newest first, for its owner only
wishes | POST /wishlists/add_id | addWish | shop-api/wishlists/wishlists.test.ts › are removed from every list
wishes | POST /wishlists/remove_id | removeWish | shop-api/wishlists/wishlists.test.ts › are removed from every list
wishes | POST /wishlists | createWishlist | shop-api/wishlists/wishlists.test.ts › begin with a default one; a new list goes to the front, beside it
wishes | DELETE /wishlists/{id} | deleteWishlist | shop-api/wishlists/wishlists.test.ts › are deleted with their wishes; the newest of the others follows the default one
wishes | POST /wishlists/batch | changeWishes | shop-api/wishlists/wishlists.test.ts › change many at once, or none
wishes | POST /wishlists/move | moveWish | shop-api/wishlists/wishlists.test.ts › move to the front of a list and out of the others, with their price
wishes | POST /wishlists/toggle | toggleWish | shop-api/wishlists/wishlists.test.ts › are toggled: added to the front, or removed
wishes | POST /wishlists/sync | syncWishes | shop-api/wishlists/wishlists.test.ts › of a guest are merged in their order, without variants that no longer exist
catalogue | GET /taxons/all | listTaxons | shop-api/catalog/catalog.test.ts › lists every category of the tree, flat
catalogue | GET /taxons/tree | getTaxonTree | shop-api/catalog/catalog.test.ts › lists every category of the tree, flat
catalogue | GET /products/{slug} | getProduct | shop-api/http/errors.test.ts › shows prices, variants and the way to the product
catalogue | GET /products/{slug}/related | listRelatedProducts | shop-api/catalog/catalog.test.ts › has products of its category beside a product, without itself
catalogue | GET /products/0/variants/{id}/stock_items (stock, stores by variant) | listStockItems | shop-api/catalog/places/places.test.ts › lists the stock of a variant by store, never more than the total
catalogue | GET /products/{slug}/nutrition | getNutrition | shop-api/catalog/places/places.test.ts › shows the nutrition of a food in the reader’s language, and no label for other products
catalogue | GET /products/{slug}/reviews | listProductReviews | shop-api/reviews/reviews.test.ts › counts, filters, sorts and pages
catalogue | POST /products/{slug}/reviews | addProductReview | shop-api/reviews/review-form.test.ts › saves pictures without phone metadata, and deletes them with the review
catalogue | GET /brands | listBrands | shop-api/content/sitemap.test.ts › lists brands, vendors, badges and look books with products, and the stores
catalogue | GET /brands/{code} | getBrand | shop-api/catalog/places/places.test.ts › shows brands, vendors and badges by their names
catalogue | GET /badges | listBadges | shop-api/catalog/places/places.test.ts › shows brands, vendors and badges by their names
catalogue | GET /badges/{id} | getBadge | shop-api/catalog/places/places.test.ts › shows brands, vendors and badges by their names
catalogue | GET /stores | listStores | shop-api/catalog/places/places.test.ts › lists the stores and their opening hours, in the reader’s language
catalogue | GET /look_books | listLookBooks | shop-api/catalog/places/places.test.ts › shows look books with their products in order, and no unpublished one
catalogue | GET /look_books/{slug} | getLookBook | shop-api/catalog/places/places.test.ts › shows look books with their products in order, and no unpublished one
vendors | GET /vendors | listVendors | shop-api/catalog/directory/directory.test.ts › are added, changed and hidden, and shoppers see it
vendors | GET /vendors/{id} | getVendor | shop-api/catalog/places/places.test.ts › shows brands, vendors and badges by their names
vendors | GET /vendors/{id}/reviews | listVendorReviews | shop-api/reviews/reviews.test.ts › shows whether its author has bought the product
vendors | POST /vendors/{id}/reviews | addVendorReview | shop-api/reviews/reviews.test.ts › counts for its vendor at once, though vendors are cached
vendors | DELETE /reviews/{id} | removeReview | shop-api/reviews/reviews.test.ts › is changed and deleted by its author only, and moderated again after a change
hotel | GET /hotel/amenity_list | listAmenities | shop-api/travel/hotel.test.ts › counts the hotels of each amenity
hotel | GET /hotel/hotel_rooms | listHotelRooms | shop-api/travel/hotel.test.ts › shows the price of a stay in each room, or why it is unavailable
hotel | GET /hotel/hotel_detail | getHotel | shop-api/travel/hotel.test.ts › shows its rules, seasons and rooms
hotel | POST /hotel/calculate_price | calculateStayPrice | shop-api/travel/hotel.test.ts › answers night by night
hotel | POST /quotes | requestQuote | shop-api/quotes/quotes.test.ts › saves a requested journey, and writes to both sides
articles | GET /articles | listArticles | shop-api/content/articles/articles.test.ts › lists articles page by page, the newest first
articles | GET /publications (mine) | listOwnPublications | shop-api/content/publications/publications.test.ts › is begun empty, saved, and listed with its title in the reader’s language
articles | GET /articles/tags | listArticleTags | shop-api/content/articles/articles.test.ts › narrows by tag and counts the tags
articles | GET /articles/tag_info | getArticleTag | shop-api/content/articles/articles.test.ts › narrows by tag and counts the tags
articles | POST /publications (create) | createPublication | shop-api/content/publications/publications.test.ts › is begun empty, saved, and listed with its title in the reader’s language
articles | GET /articles/{slug} | getArticle | shop-api/content/articles/articles.test.ts › hides an article until its day
articles | GET /publications/{id} (to edit) | getPublication | shop-api/content/publications/publications.test.ts › belongs to its writer alone
articles | PUT /publications/{id} (update) | savePublication | shop-api/content/publications/publications.test.ts › is not saved over what another page has saved meanwhile
articles | GET /articles/{slug}/comments | listArticleComments | shop-api/content/comments/comments.test.ts › are listed in pages with their answers, and counted
articles | POST /articles/{slug}/comments | addArticleComment | shop-api/content/comments/comments.test.ts › needs an account, and a text
articles | POST /articles/{slug}/comments (reply) | addArticleComment | shop-api/content/comments/comments.test.ts › answer what exists on the same article
articles | POST /articles/upload_image | uploadArticleImage | shop-api/content/publications/publications.test.ts › are re-encoded, and shown by an article
articles | DELETE /comments/{id} | removeComment | shop-api/content/comments/comments.test.ts › is changed and removed by its author alone
articles | PUT /comments/{id}/review | reviewComment | shop-api/content/comments/comments.test.ts › count each reader once, and are taken back
articles | GET /bookmarks | listBookmarks | shop-api/saved/saved.test.ts › are toggled, the newest first
articles | POST /bookmarks | toggleBookmark | shop-api/saved/saved.test.ts › are toggled, the newest first
news | GET /news | listNews | shop-api/content/articles/articles.test.ts › separates news from articles
news | GET /news/tags | listNewsTags | shop-api/content/articles/articles.test.ts › separates news from articles
news | POST /publications (create) | createPublication | shop-api/content/publications/publications.test.ts › is news for staff alone
news | GET /news/{slug} | getNews | shop-api/content/articles/articles.test.ts › separates news from articles
news | GET /news/{slug}/comments | listNewsComments | shop-api/content/comments/comments.test.ts › belong to news, too
news | POST /news/{slug}/comments | addNewsComment | shop-api/content/comments/comments.test.ts › belong to news, too
authors | GET /authors | listAuthors | shop-api/content/authors/authors.test.ts › lists authors with what they have written, those with most first
authors | POST /authors | createAuthor | shop-api/content/authors/authors.test.ts › is created by staff
authors | GET /authors/{slug} | getAuthor | shop-api/content/authors/authors.test.ts › lists authors with what they have written, those with most first
authors | PUT /authors/{slug}/follow | followAuthor | shop-api/content/authors/authors.test.ts › is followed once, and no longer
authors | PUT /authors/{slug}/unfollow | unfollowAuthor | shop-api/content/authors/authors.test.ts › is followed once, and no longer
promotions | GET /promotions | listCampaigns | shop-api/campaigns/campaigns.test.ts › lists running campaigns first, the first to end at the top, then those to come, then the ended
promotions | GET /promotions/{slug} | getCampaign | shop-api/campaigns/campaigns.test.ts › shows text, terms, prizes and the code of a campaign in the reader’s language
promotions | PUT /promotions/jackpot | enterJackpot | shop-api/draws/draws.test.ts › has one free entry a day, the same for a repeated request
promotions | PUT /promotions/lucky_wheel | spinWheel | shop-api/draws/draws.test.ts › draws once a day by the clock of the server, and again the next day
roulette | GET /tmp_roulette/check_auth | checkRouletteAuth | shop-api/roulette/roulette.test.ts › says who may run it
roulette | GET /tmp_roulette/check_website_admin | checkRouletteAdmin | shop-api/roulette/roulette.test.ts › says who may run it
roulette | GET /tmp_roulette/locations | listRouletteLocations | shop-api/roulette/roulette.test.ts › lists its places and prizes to who runs it
roulette | GET /tmp_roulette/products | listRouletteProducts | shop-api/roulette/roulette.test.ts › lists its places and prizes to who runs it
roulette | GET /tmp_roulette/numbers | listRouletteNumbers | shop-api/roulette/roulette.test.ts › draws a number by a seed that was public by its hash before, and anybody can check it
roulette | GET /tmp_roulette/users | listRouletteUsers | shop-api/roulette/roulette.test.ts › knows a participant by the phone number, and forgets the person on request
roulette | GET /tmp_roulette/stocks | listRouletteStocks | shop-api/roulette/roulette.test.ts › draws a number by a seed that was public by its hash before, and anybody can check it
sign-in | POST /mcs_auth/check | mcsAuthCheck | shop-api/account/mcs-auth.test.ts › checks the form of a login, and says nothing about accounts
sign-in | POST /mcs_auth/reset | mcsAuthReset | shop-api/account/mcs-auth.test.ts › recovers an account: reset, then verify with the code
sign-in | POST /mcs_auth/sign_up | mcsAuthSignUp | shop-api/account/mcs-auth.test.ts › creates an account: sign_up, then create with the code
sign-in | POST /mcs_auth/verify | mcsAuthVerify | shop-api/account/mcs-auth.test.ts › recovers an account: reset, then verify with the code
sign-in | POST /mcs_auth/create | mcsAuthCreate | shop-api/account/mcs-auth.test.ts › creates an account: sign_up, then create with the code
sign-in | POST /oauth/token | route | shop-api/http/access.test.ts › issues bearer tokens to API clients, each refresh token valid once
sign-in | DELETE /session (logout) | signOut | shop-api/http/access.test.ts › ends a session at sign-out and after a long idle time
back office | GET /e_tickets | listStaffCoupons | shop-api/staff/vendor-scope.test.ts › coupons for what it sells are shown and used
back office | GET /e_tickets/{id} | getStaffCoupon | shop-api/staff/vendor-scope.test.ts › coupons for what it sells are shown and used
back office | GET /e_tickets/{id}/scans | listCouponScans | shop-api/staff/vendor-scope.test.ts › coupons for what it sells are shown and used
back office | PUT /e_tickets/{id}/use | redeemCoupon | shop-api/journey.test.ts › lets the staff mark it once
back office | POST /scans | recordScans | shop-api/backoffice/scans/scans.test.ts › grants a coupon once, and says when, where and by whom it was used
back office | GET /coupons/{id} | getStaffCoupon | shop-api/staff/vendor-scope.test.ts › coupons for what it sells are shown and used
back office | PUT /coupons/{id}/use | redeemCoupon | shop-api/journey.test.ts › lets the staff mark it once
back office | GET /users/me | getStaffUser | shop-api/staff/rights.test.ts › %s for %s: %s
`,
  ['group', 'call', 'endpoint', 'proof'],
);

/** Calls of the search service: call | a text of the file that has it | proof. */
export const searches = rowsOf(
  `
POST /{index}/product/_search | contracts/search.ts › /shop/product/_search | search/shop/app.test.ts › answers in the version 6 shape on the typed path, in the version 7 shape on the other
POST /_msearch | contracts/search.ts › /_msearch | search/shop/app.test.ts › answers each search of a multi-search separately
GET /{index}/product/{id} | contracts/search.ts › /shop/product/\${id} | search/shop/app.test.ts › returns a document by its id, or reports that it does not exist
zip code of a point | contracts/search-places.ts › zipcodeBody | contracts/search-places.test.ts › queries the units around a point, longitude first, without their borders
airports | contracts/search-places.ts › airportBody | search/shop/places/places.test.ts › are found by country, the larger first
basic authentication | search/shop/credentials.ts › timingSafeEqual | search/shop/app.test.ts › requires credentials
aggregations | shop-api/catalog/listing/listing-body.rules.ts › limits.termsAggregation | search/shop/app.test.ts › lists a taxon with its facets
suggestions | catalog/search/suggestions.queries.ts › limits.suggest | catalog/slots/search-box.test.tsx › suggests fifty products at most
related products | shop-api/catalog/listing/related.rules.ts › more_like_this | shop-api/catalog/listing/listing.test.ts › are its other models and related products
sort random | contracts/search.ts › random_score | search/shop/sorts.test.ts › shuffles equally for equal seeds only
sorts date_desc, date_asc, price_asc, price_desc, sale_desc | contracts/search.ts › selling_price | search/shop/sorts.test.ts › %s is in order
only visible products | shop-api/catalog/visibility.rules.ts › lowestPrice | search/shop/visibility.test.ts › hidden products stay hidden
`,
  ['call', 'at', 'proof'],
);
