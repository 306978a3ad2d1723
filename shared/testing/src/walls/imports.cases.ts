/** An import: the importing file, and the imported file or package. */
export type Import = readonly [from: string, to: string, kind?: 'type' | 'lazy'];

/** An import that a rule rejects, and the most similar import that it permits. */
export interface ImportCase {
  rule: string;
  breaks: readonly Import[];
  keeps: readonly Import[];
}

const api = 'services/shop-api/src';

/** One for each rule of `.config/dependency-cruiser.cjs`. */
export const importCases: readonly ImportCase[] = [
  {
    rule: 'no-circular',
    breaks: [
      ['shared/remote/src/hen.ts', 'shared/remote/src/egg.ts'],
      ['shared/remote/src/egg.ts', 'shared/remote/src/hen.ts'],
    ],
    keeps: [['shared/remote/src/nest.ts', 'shared/remote/src/straw.ts']],
  },
  {
    rule: 'file-names-of-the-field',
    breaks: [
      ['mfe-catalog/src/home/shelf.tsx', 'mfe-catalog/src/parts/kept-list.ts'],
      [`${api}/catalog/routes.ts`, `${api}/catalog/makers.ts`],
    ],
    keeps: [['mfe-catalog/src/home/ledge.tsx', 'mfe-catalog/src/parts/saved-list.ts']],
  },
  {
    rule: 'remote-knows-no-other-remote',
    breaks: [['mfe-catalog/src/home/teaser.tsx', 'mfe-brandsite/src/teaser.tsx']],
    keeps: [['mfe-catalog/src/home/home.page.tsx', 'mfe-catalog/src/parts/rail.tsx']],
  },
  {
    rule: 'remote-knows-no-shell-or-service',
    breaks: [
      ['mfe-catalog/src/home/head.ts', 'shell/src/navigation/document-head.ts'],
      ['mfe-catalog/src/home/home.queries.ts', `${api}/catalog/api.ts`],
    ],
    keeps: [['mfe-catalog/src/home/rails.queries.ts', '@ortoo/http']],
  },
  {
    rule: 'shell-knows-no-remote-or-service',
    breaks: [
      ['shell/src/layout/cart.tsx', 'mfe-checkout/src/cart.tsx'],
      ['shell/src/document/database.ts', `${api}/db/database.ts`],
    ],
    keeps: [['shell/src/layout/header.tsx', '@ortoo/stores']],
  },
  {
    rule: 'shared-knows-nobody-above',
    breaks: [
      ['shared/stores/src/visit.ts', 'shell/src/visit.ts'],
      ['shared/contracts/src/rows.ts', `${api}/catalog/products.ts`],
    ],
    keeps: [['shared/stores/src/session.ts', '@ortoo/contracts']],
  },
  {
    rule: 'contracts-stand-alone',
    breaks: [['shared/contracts/src/label.ts', '@ortoo/i18n']],
    keeps: [['shared/contracts/src/order.ts', 'shared/contracts/src/money.ts']],
  },
  {
    rule: 'schemas-are-types-in-pages',
    breaks: [
      ['mfe-catalog/src/hotels/prices.queries.ts', 'shared/contracts/src/hotels/hotels.schema.ts'],
      ['shared/contracts/src/hotels/get-hotel.ts', 'shared/contracts/src/hotels/hotels.schema.ts'],
    ],
    keeps: [
      ['shared/contracts/src/hotels/list-hotels.ts', 'shared/contracts/src/hotels/hotels.schema.ts', 'type'],
      ['services/shop-api/src/travel/stays.routes.ts', 'shared/contracts/src/hotels/hotels.schema.ts'],
    ],
  },
  {
    rule: 'cache-stands-alone',
    breaks: [['shared/cache/src/plans.ts', '@ortoo/contracts']],
    keeps: [['shared/cache/src/keys.ts', 'shared/cache/src/digests.ts']],
  },
  {
    rule: 'cache-is-for-servers',
    breaks: [
      ['mfe-catalog/src/home/recent.ts', '@ortoo/cache'],
      ['shared/stores/src/recent.ts', '@ortoo/cache'],
      ['shell/src/navigation/recent.ts', '@ortoo/cache'],
    ],
    keeps: [
      ['shell/src/document/recent.ts', '@ortoo/cache'],
      ['services/registry/src/recent.ts', '@ortoo/cache'],
    ],
  },
  {
    rule: 'ui-and-i18n-take-props-only',
    breaks: [
      ['shared/ui/src/cart-button.tsx', '@ortoo/stores'],
      ['shared/i18n/src/site.ts', '@ortoo/contracts'],
    ],
    keeps: [['shared/ui/src/button.tsx', 'shared/ui/src/button-style.ts']],
  },
  {
    rule: 'ui-and-i18n-apart',
    breaks: [['shared/ui/src/price.tsx', '@ortoo/i18n']],
    keeps: [['shared/i18n/src/formats.ts', 'shared/i18n/src/zoned.ts']],
  },
  {
    rule: 'kit-without-look',
    breaks: [
      ['shared/stores/src/toast.ts', '@ortoo/ui'],
      ['shared/remote/src/share.ts', '@ortoo/build'],
    ],
    keeps: [['shared/remote/src/visit.ts', '@ortoo/stores']],
  },
  {
    rule: 'http-below-stores',
    breaks: [['shared/http/src/token.ts', '@ortoo/stores']],
    keeps: [['shared/stores/src/order.ts', '@ortoo/http']],
  },
  {
    rule: 'service-knows-no-other-service',
    breaks: [['services/search/shop/products.ts', `${api}/catalog/products.ts`]],
    keeps: [
      ['services/search/shop/rows.ts', `${api}/db/database.ts`],
      ['services/all-in-one/src/shop.ts', `${api}/app.ts`],
    ],
  },
  {
    rule: 'engine-knows-no-shop',
    breaks: [
      ['services/search/engine/search/names.ts', 'services/search/shop/feed/names.ts'],
      ['services/search/engine/limits.ts', '@ortoo/contracts'],
    ],
    keeps: [
      ['services/search/engine/search/count.ts', 'services/search/engine/json.ts'],
      ['services/search/engine/http/plugin.ts', 'fastify'],
    ],
  },
  {
    rule: 'shop-uses-the-engine-by-its-interface',
    breaks: [['services/search/shop/feed/rows.ts', 'services/search/engine/storage/table.ts']],
    keeps: [
      ['services/search/shop/feed/writer.ts', 'services/search/engine/index.ts'],
      ['services/search/shop/feed/writer.test.ts', 'services/search/engine/testing/random.ts'],
    ],
  },
  {
    rule: 'service-uses-no-browser-package',
    breaks: [['services/registry/src/client.ts', '@ortoo/http']],
    keeps: [['services/registry/src/record.ts', '@ortoo/contracts']],
  },
  {
    rule: 'module-through-its-api',
    breaks: [
      [`${api}/cart/cart.ts`, `${api}/orders/orders.ts`],
      [`${api}/shipping/shipments.ts`, `${api}/wallet/wallet.ts`],
    ],
    keeps: [[`${api}/cart/stock.ts`, `${api}/orders/api.ts`]],
  },
  {
    rule: 'modules-in-their-order',
    breaks: [[`${api}/payments/refund.ts`, `${api}/checkout/api.ts`]],
    keeps: [[`${api}/checkout/pay.ts`, `${api}/payments/api.ts`]],
  },
  {
    rule: 'noun-knows-no-other-noun',
    breaks: [['mfe-catalog/src/product/similar.tsx', 'mfe-catalog/src/products/card.tsx']],
    keeps: [
      ['mfe-catalog/src/product/badge.tsx', 'mfe-catalog/src/parts/badge.tsx'],
      ['mfe-catalog/src/slots/strip.tsx', 'mfe-catalog/src/products/card.tsx'],
    ],
  },
  {
    rule: 'rules-are-pure',
    breaks: [
      ['mfe-catalog/src/product/choice.rules.ts', 'mfe-catalog/src/product/choice.ts'],
      [`${api}/checkout/total.rules.ts`, 'zod'],
    ],
    keeps: [
      [`${api}/checkout/sum.rules.ts`, '@ortoo/contracts'],
      [`${api}/checkout/code.rules.ts`, 'node:crypto'],
      ['mfe-catalog/src/product/sort.rules.ts', 'mfe-catalog/src/product/choice.ts', 'type'],
    ],
  },
  {
    rule: 'manifest-is-data',
    breaks: [['mfe-account/src/manifest.ts', '@ortoo/i18n']],
    keeps: [['mfe-catalog/src/manifest.ts', '@ortoo/contracts']],
  },
  {
    rule: 'remote-opens-pages-lazily',
    breaks: [['mfe-account/src/remote.ts', 'mfe-account/src/profile/profile.page.tsx']],
    keeps: [
      ['mfe-catalog/src/remote.ts', 'mfe-catalog/src/product/product.page.tsx', 'lazy'],
      ['mfe-catalog/src/remote.ts', 'mfe-catalog/src/manifest.ts'],
    ],
  },
  {
    rule: 'data-without-react',
    breaks: [
      ['mfe-catalog/src/product/product.queries.ts', 'react'],
      ['shared/stores/src/cart.store.ts', 'react'],
    ],
    keeps: [['shared/stores/src/wishes.store.ts', 'nanostores']],
  },
  {
    rule: 'tables-without-http',
    breaks: [[`${api}/catalog/products.tables.ts`, 'fastify']],
    keeps: [[`${api}/catalog/taxons.routes.ts`, 'fastify']],
  },
  {
    rule: 'sql-in-tables-only',
    breaks: [
      [`${api}/catalog/products.routes.ts`, 'pg'],
      ['services/search/shop/engine.ts', '@electric-sql/pglite'],
    ],
    keeps: [[`${api}/db/postgres.ts`, 'pg']],
  },
  {
    rule: 'build-is-for-commands',
    breaks: [
      ['shell/src/document/share-list.ts', '@ortoo/build'],
      ['services/registry/src/release.ts', '@ortoo/build'],
    ],
    keeps: [['services/all-in-one/src/start-releases.ts', '@ortoo/build']],
  },
  {
    rule: 'e2e-through-the-browser',
    breaks: [
      ['e2e/flows/cart.spec.ts', '@ortoo/stores'],
      ['e2e/fixtures/seed.ts', `${api}/db/database.ts`],
    ],
    keeps: [
      ['e2e/fixtures/shop.ts', '@ortoo/contracts'],
      ['e2e/composition/formats.spec.ts', 'shared/i18n/src/format-cases.ts'],
    ],
  },
  {
    rule: 'no-test-code-in-production',
    breaks: [
      ['shell/src/layout/sample.tsx', '@ortoo/testing'],
      ['mfe-catalog/src/home/sample.ts', 'mfe-catalog/src/home/home.test.ts'],
      ['shell/src/layout/visit.ts', 'shell/src/testing/visit.ts'],
    ],
    keeps: [
      ['shell/src/layout/sample.test.tsx', '@ortoo/testing'],
      ['shell/src/layout/visit.test.ts', 'shell/src/testing/visit.ts'],
      ['mfe-catalog/src/dev.tsx', '@ortoo/testing'],
    ],
  },
];
