const { join } = require('node:path');
const banned = require('./.config/banned-names.cjs');

// Import boundaries between packages belong to dependency-cruiser; these rules cover lines only. Each message names the
// permitted import; `importsBut` and `globalsBut` leave some doors open. A later block replaces an earlier one for its
// files.
const closed = (names, message) => names.map(name => ({ name, message }));

const importDoors = {
  axios: closed(['axios'], 'HTTP goes through apiOf(client) of @ortoo/http.'),
  database: closed(['pg', '@electric-sql/pglite'], 'Databases are opened by openDatabase of services/shop-api/src/db.'),
  router: closed(
    ['react-router', 'react-router-dom'],
    'Take useLocation, useNavigate and useSearchParams from @ortoo/remote, and write links as <a href={href(path)}>.',
  ),
};
const federation = {
  group: ['@module-federation/**'],
  message: 'Federation is shell/src/composition and shared/build.',
};
const importsBut = (...open) => {
  const names = Object.keys(importDoors).filter(door => !open.includes(door));
  const patterns = open.includes('federation') ? [] : [federation];
  return ['error', { paths: names.flatMap(name => importDoors[name]), patterns }];
};

const globalDoors = {
  addresses: closed(
    ['location', 'history', 'scrollTo', 'scrollBy'],
    'Addresses and scrolling are shell/src/navigation; in a remote use useLocation and useNavigate of @ortoo/remote.',
  ),
  storage: closed(
    ['localStorage', 'sessionStorage'],
    'Stored state has one door: persisted() and storedInTab() in shared/stores/src/persist.ts.',
  ),
};
const globalsBut = (...open) => {
  const names = Object.keys(globalDoors).filter(door => !open.includes(door));
  return ['error', { globals: names.flatMap(name => globalDoors[name]), checkGlobalObject: true }];
};

const environment = { object: 'process', property: 'env', message: 'The environment is read in a config.ts, once.' };
const moment = 'Rules get the moment as an argument.';
const chance = [
  { object: 'Date', property: 'now', message: moment },
  { object: 'Math', property: 'random', message: 'Rules get their randomness as an argument.' },
];

const queryKey = {
  selector: 'Property[key.name="queryKey"] > ArrayExpression, Property[key.name="queryFn"]',
  message: 'Export queryOptions from *.queries.ts: key and fetcher belong together.',
};
const store = {
  selector: 'CallExpression[callee.name=/^(atom|map|computed|persisted)$/]',
  message: 'Stores are made in *.store.ts; components only useStore.',
};
const liveStore = {
  selector: 'CallExpression[callee.name="useStore"][arguments.length=1]',
  message: "A page may be taken over after stored state was let in: useStore($x, { ssr: 'initial' }).",
};
const newDate = { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: moment };
const transaction = {
  selector: 'CallExpression[callee.property.name="transaction"][arguments.length=0]',
  message:
    'Transactions begin with transact() of services/shop-api/src/db/changes.ts, which reports what they changed.',
};
const visibleText = {
  selector: [
    'JSXElement > JSXText[value=/\\p{L}{2,}/u]',
    'JSXElement > JSXExpressionContainer > Literal[value=/\\p{L}{2,}/u]',
    'JSXAttribute[name.name=/^(alt|title|label|placeholder|aria-label)$/] > Literal[value=/\\p{L}{2,}/u]',
  ].join(', '),
  message: 'Visible text lives in messages/, in every language.',
};
const partOfTests = {
  selector:
    'CallExpression > MemberExpression[object.name=/^(describe|test|it)$/][property.name=/^(only|skip|fixme|todo)$/], CallExpression[callee.name=/^(fdescribe|fit|xdescribe|xtest|xit)$/]',
  message: 'All tests run, always: repair or delete.',
};

const errors = names => Object.fromEntries(names.map(name => [name, 'error']));

const everywhere = errors([
  'no-array-constructor',
  'no-unused-expressions',
  ...[
    'no-duplicate-enum-values',
    'no-empty-object-type',
    'no-explicit-any',
    'no-extra-non-null-assertion',
    'no-misused-new',
    'no-namespace',
    'no-non-null-asserted-optional-chain',
    'no-require-imports',
    'no-this-alias',
    'no-unnecessary-type-constraint',
    'no-unsafe-declaration-merging',
    'no-unsafe-function-type',
    'no-wrapper-object-types',
    'prefer-as-const',
    'prefer-namespace-keyword',
    'triple-slash-reference',
  ].map(name => `typescript/${name}`),
]);

const react = errors(
  [
    'rules-of-hooks',
    'exhaustive-deps',
    'static-components',
    'use-memo',
    'preserve-manual-memoization',
    'incompatible-library',
    'immutability',
    'globals',
    'refs',
    'set-state-in-effect',
    'error-boundaries',
    'purity',
    'set-state-in-render',
    'unsupported-syntax',
  ].map(name => `react/${name}`),
);

module.exports = {
  plugins: ['typescript', 'react'],
  jsPlugins: [join(__dirname, '.config/restricted-lines.mjs')],
  categories: { correctness: 'off' },
  ignorePatterns: ['**/*.worker.mjs'],
  // Without them `window.localStorage` is not detected.
  globals: { window: 'readonly', self: 'readonly' },
  rules: {
    ...everywhere,
    'typescript/ban-ts-comment': ['error', { 'ts-expect-error': false }],
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx,mts}'],
      rules: {
        'no-var': 'error',
        'prefer-const': 'error',
        'prefer-rest-params': 'error',
        'prefer-spread': 'error',
        'no-console': 'error',
        'id-denylist': ['error', ...banned.names],
        'no-restricted-imports': importsBut(),
        'no-restricted-globals': globalsBut(),
        'no-restricted-properties': ['error', environment],
        'restricted/syntax': ['error', queryKey, store, transaction],
        'typescript/no-floating-promises': 'error',
        'typescript/no-misused-promises': 'error',
        'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      },
    },
    {
      files: ['{services,shell,shared,mfe-*}/**/*.{ts,tsx,mts}'],
      excludeFiles: ['**/*.test.{ts,tsx}', '**/{testing,bench}/**'],
      rules: { 'max-lines-per-function': ['error', { max: 80, skipBlankLines: false, skipComments: false }] },
    },
    {
      files: ['{mfe-*,shell,shared}/**/*.tsx'],
      rules: { 'restricted/syntax': ['error', queryKey, store, visibleText] },
    },
    {
      files: ['mfe-*/**/*.tsx'],
      rules: { 'restricted/syntax': ['error', queryKey, store, visibleText, liveStore] },
    },
    { files: ['mfe-*/**/*.ts'], rules: { 'restricted/syntax': ['error', queryKey, store, liveStore] } },
    { files: ['services/shop-api/src/db/changes.ts'], rules: { 'restricted/syntax': ['error', queryKey, store] } },
    { files: ['**/*.queries.ts'], rules: { 'restricted/syntax': ['error', store] } },
    { files: ['**/*.store.ts', 'shared/stores/src/**'], rules: { 'restricted/syntax': ['error', queryKey] } },
    {
      files: ['**/*.rules.ts'],
      rules: {
        'no-restricted-properties': ['error', environment, ...chance],
        'restricted/syntax': ['error', queryKey, store, newDate],
      },
    },
    {
      files: [
        'shell/src/navigation/**',
        'shell/src/browser.tsx',
        'shared/remote/src/use-navigate.ts',
        'shared/ui/src/overlay/history-entry.ts',
      ],
      rules: { 'no-restricted-globals': globalsBut('addresses') },
    },
    { files: ['shared/stores/src/persist.ts'], rules: { 'no-restricted-globals': globalsBut('storage') } },
    { files: ['shared/http/src/**'], rules: { 'no-restricted-imports': importsBut('axios') } },
    {
      files: ['services/*/src/db/**', 'services/**/*.tables.ts'],
      rules: { 'no-restricted-imports': importsBut('database') },
    },
    {
      files: ['shell/src/**', 'shared/{remote,testing}/src/**'],
      rules: { 'no-restricted-imports': importsBut('router') },
    },
    { files: ['shell/src/composition/**'], rules: { 'no-restricted-imports': importsBut('router', 'federation') } },
    { files: ['shared/build/src/**'], rules: { 'no-restricted-imports': importsBut('federation') } },
    {
      files: ['**/config.ts', 'shared/{build,testing}/src/**', '**/testing/**', '**/*.config.*', 'e2e/**'],
      rules: { 'no-restricted-properties': 'off' },
    },
    {
      files: ['**/*.test.{ts,tsx}'],
      rules: {
        'no-restricted-globals': 'off',
        'no-restricted-properties': 'off',
        'restricted/syntax': ['error', partOfTests],
      },
    },
    {
      files: ['e2e/**/*.ts'],
      rules: {
        'no-restricted-globals': 'off',
        'restricted/syntax': ['error', partOfTests],
      },
    },
    {
      files: ['{shell,mfe-*,shared}/**/*.{ts,tsx}'],
      rules: react,
    },
    {
      // Keys of texts, of the database and of the wire outlive a name in the code.
      files: [
        '**/messages/**',
        '**/languages/**',
        '**/*.schema.ts',
        'services/shop-api/{pictures,src/db,src/transfers}/**',
        'services/shop-api/src/seed/orders/{received,transfers.tables}.ts',
        'mfe-backoffice/src/parts/testing/money.ts',
      ],
      rules: { 'id-denylist': 'off' },
    },
    { files: ['**/*.cjs'], rules: { 'typescript/no-require-imports': 'off' } },
  ],
};
