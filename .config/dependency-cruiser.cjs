const banned = require('./banned-names.cjs');

const remote = '^mfe-[^/]+/';
/** Folders of the Shop API that are no modules: every module may use them. */
const toolsOfShopApi =
  '^services/shop-api/src/(db|documents|http|import|messages|providers|sandbox|search|seed|testing)/';

/** Modules of the Shop API in their order: each may use those before it, so that there is no cycle between them. */
const modulesOfShopApi = [
  ...[
    'staff',
    'addresses',
    'promotions',
    'delivery',
    'catalog',
    'brandsite',
    'campaigns',
    'content',
    'travel',
    'money',
    'payments',
    'orders',
    'emails',
  ],
  ...['notifications', 'tickets'],
  ...['outbox', 'receipts', 'refunds', 'leasing', 'wallet', 'transfers', 'checkout', 'cart', 'account', 'shipping'],
  ...['returns', 'reviews', 'wishlists', 'saved', 'quotes', 'cards', 'backoffice', 'draws', 'roulette', 'contact'],
];

const usesModulesBefore = (name, index) => ({
  name: 'modules-in-their-order',
  comment:
    'What two modules need belongs in one before both; what a module calls back is given to it, as a purpose is.',
  severity: 'error',
  from: { path: `^services/shop-api/src/${name}/`, pathNot: '\\.test\\.ts$' },
  to: { path: `^services/shop-api/src/(${[...modulesOfShopApi.slice(index + 1), '-'].join('|')})/` },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Cyclic modules cannot be read or tested on their own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'file-names-of-the-field',
      comment: 'docs/glossary.md has the word that the field uses.',
      severity: 'error',
      from: {},
      to: { path: banned.files, pathNot: 'node_modules|/seed/content/|/pictures/draw/' },
    },
    {
      name: 'remote-knows-no-other-remote',
      comment: 'Remotes are released alone. Share state in shared/stores, parts as slots.',
      severity: 'error',
      from: { path: '^mfe-([^/]+)/' },
      to: { path: remote, pathNot: '^mfe-$1/' },
    },
    {
      name: 'remote-knows-no-shell-or-service',
      comment: 'A remote talks to services over HTTP and to the shell through @ortoo/remote.',
      severity: 'error',
      from: { path: remote },
      to: { path: '^(shell|services|e2e)/' },
    },
    {
      name: 'shell-knows-no-remote-or-service',
      comment: 'The shell learns remotes from the registry and services from its options.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^(mfe-|services|e2e)' },
    },
    {
      name: 'shared-knows-nobody-above',
      comment: 'Dependencies point downwards.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(mfe-|shell|services|e2e)' },
    },
    {
      name: 'contracts-stand-alone',
      comment: 'They know the list of languages and nothing else of ours.',
      severity: 'error',
      from: { path: '^shared/contracts/' },
      to: { path: '^shared/(?!contracts/|i18n/src/locales\\.ts$)' },
    },
    {
      name: 'schemas-are-types-in-pages',
      comment: 'Only servers and tests load zod; a page imports the types of schemas.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+|shell|shared)/', pathNot: ['schema\\.ts$', '\\.test\\.tsx?$', '^shared/testing/'] },
      to: { path: '^shared/contracts/.*schema\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'cache-stands-alone',
      severity: 'error',
      from: { path: '^shared/cache/' },
      to: { path: '^shared/(?!cache/)' },
    },
    {
      name: 'cache-is-for-servers',
      comment: 'It holds data for all visitors. In the browser, TanStack Query and the stores hold data.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+|shared/(?!cache/)[^/]+|shell/src/(?!document/)[^/]+)/' },
      to: { path: '^shared/cache/' },
    },
    {
      name: 'ui-and-i18n-take-props-only',
      severity: 'error',
      from: { path: '^shared/(ui|i18n)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^shared/(?!ui/|i18n/)' },
    },
    {
      name: 'ui-and-i18n-apart',
      severity: 'error',
      from: { path: '^shared/(ui|i18n)/' },
      to: { path: '^shared/(ui|i18n)/', pathNot: '^shared/$1/' },
    },
    {
      name: 'kit-without-look',
      comment: 'Stores, http and the kit do not depend on shared/ui and build.',
      severity: 'error',
      from: { path: '^shared/(stores|http|remote)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^shared/(ui|build|testing)/' },
    },
    {
      name: 'http-below-stores',
      severity: 'error',
      from: { path: '^shared/http/' },
      to: { path: '^shared/(stores|remote)/' },
    },
    {
      name: 'service-knows-no-other-service',
      comment:
        'Services communicate over HTTP; only all-in-one combines their apps. They share one database module, and search reads products from the catalog.',
      severity: 'error',
      from: { path: '^services/(?!all-in-one)([^/]+)/', pathNot: ['\\.test\\.ts$', '/testing/', '/bench/'] },
      to: {
        path: '^(shell|services/)',
        pathNot: [
          '^services/$1/',
          '^services/shop-api/src/db/',
          '^services/shop-api/src/catalog/documents/product-source\\.ts$',
          '^services/shop-api/src/content/articles/article-source\\.ts$',
        ],
      },
    },
    {
      name: 'engine-knows-no-shop',
      comment:
        'The search engine could be a package of its own: it imports itself, published packages, the caches and what starts a thread.',
      severity: 'error',
      from: { path: '^services/search/engine/' },
      to: {
        path: '^(services|shared|shell|mfe-|e2e)',
        pathNot: ['^(services/search/engine|shared/cache)/', '^shared/build/import-source\\.mjs$'],
      },
    },
    {
      name: 'shop-uses-the-engine-by-its-interface',
      comment: 'index.ts has the calls of the engine, texts.ts what a thread for texts needs.',
      severity: 'error',
      from: { path: '^services/search/shop/', pathNot: ['\\.test\\.ts$', '/testing/'] },
      to: { path: '^services/search/engine/', pathNot: '^services/search/engine/(index|texts)\\.ts$' },
    },
    {
      name: 'service-uses-no-browser-package',
      severity: 'error',
      from: { path: '^services/', pathNot: '\\.test\\.ts$' },
      to: { path: '^shared/(ui|stores|http|remote)/' },
    },
    {
      name: 'module-through-its-api',
      comment: 'A module of the Shop API imports another one only through its api.ts.',
      severity: 'error',
      from: { path: '^services/shop-api/src/([^/]+)/', pathNot: toolsOfShopApi },
      to: {
        path: '^services/shop-api/src/[^/]+/',
        pathNot: ['^services/shop-api/src/$1/', toolsOfShopApi, '/api\\.ts$'],
      },
    },
    ...modulesOfShopApi.map(usesModulesBefore),
    {
      name: 'noun-knows-no-other-noun',
      comment: 'Code shared by two nouns of a remote belongs in parts/; slots and remote.ts may use both.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/src/([^/]+)/', pathNot: '^mfe-[^/]+/src/(slots|parts|messages)/' },
      to: { path: '^mfe-[^/]+/src/[^/]+/', pathNot: ['^$1/src/($2|parts|messages)/'] },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      from: { path: '\\.rules\\.ts$' },
      to: {
        pathNot: [
          '^shared/contracts/',
          '^shared/i18n/src/locales\\.ts$',
          '\\.rules\\.ts$',
          '\\.types\\.ts$',
          'node_modules/cookie',
          'node_modules/@sindresorhus/slugify',
          'node_modules/entities',
          'node_modules/htmlparser2',
          'node_modules/libphonenumber-js',
          'node_modules/semver',
          '/data/[^/]+\\.json$',
        ],
        dependencyTypesNot: ['type-only', 'core'],
      },
    },
    {
      name: 'manifest-is-data',
      comment: 'A server uses it for routing before any code of the remote runs.',
      severity: 'error',
      from: { path: '^mfe-[^/]+/src/manifest\\.ts$' },
      to: { pathNot: '^shared/contracts/' },
    },
    {
      name: 'remote-opens-pages-lazily',
      comment: 'Loading remote.ts must not load all pages: import() them.',
      severity: 'error',
      from: { path: '^mfe-[^/]+/src/remote\\.ts$' },
      to: { path: remote, pathNot: '/src/manifest\\.ts$', dynamic: false },
    },
    {
      name: 'data-without-react',
      comment: 'Queries and stores are used by loaders and tests that render nothing.',
      severity: 'error',
      from: { path: '\\.(queries|store)\\.ts$' },
      to: { path: 'node_modules/(react|react-dom|@emotion)/' },
    },
    {
      name: 'tables-without-http',
      severity: 'error',
      from: { path: '\\.tables\\.ts$' },
      to: { path: 'node_modules/@?fastify' },
    },
    {
      name: 'sql-in-tables-only',
      severity: 'error',
      from: { path: '^services/', pathNot: ['\\.tables\\.ts$', '/db/', '\\.test\\.ts$', '/testing/', '/seed/'] },
      to: { path: 'node_modules/(pg|@electric-sql)/' },
    },
    {
      name: 'build-is-for-commands',
      comment:
        'Built code does not depend on build tools; all-in-one releases the remotes at its start, threads load their own source.',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+|services/(?!all-in-one/))', pathNot: '\\.config\\.' },
      to: { path: '^shared/build/', pathNot: '^shared/build/import-source\\.mjs$' },
    },
    {
      name: 'e2e-through-the-browser',
      comment:
        'Tests use the shop as a visitor does. Only contracts, the list of languages, format cases and lists of attacks may be imported.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: {
        path: '^(mfe-|shell/|services/|shared/)',
        pathNot: '^shared/(contracts/|i18n/src/(format-cases|locales)\\.ts$|testing/src/attacks\\.ts$)',
      },
    },
    {
      name: 'no-test-code-in-production',
      severity: 'error',
      from: {
        pathNot: ['\\.test\\.tsx?$', '^shared/testing/', '^e2e/', '/testing/', '/bench/', '\\.config\\.', 'dev\\.tsx$'],
      },
      to: { path: ['^shared/testing/', '/(src|engine|shop)/testing/', '\\.test\\.tsx?$'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^(shell|mfe-[^/]+)/dist/', '/\\.types/'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.json'],
    },
  },
};
