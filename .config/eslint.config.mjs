import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

// Lines only: who may import what is dependency-cruiser's. Each message names the right door.
const globals = (...names) => ['error', ...names];
const location = {
  name: 'location',
  message: 'Addresses are shell/src/navigation; in a remote use useLocation and useNavigate of @ortoo/remote.',
};
const storage = ['localStorage', 'sessionStorage'].map(name => ({
  name,
  message: 'Stored state has one door: persisted() in shared/stores/src/persist.ts.',
}));

const windowRules = [
  { object: 'window', property: 'location', message: 'Addresses are shell/src/navigation.' },
  { object: 'window', property: 'history', message: 'History is shell/src/navigation.' },
  { object: 'window', property: 'scrollTo', message: 'Scrolling is shell/src/navigation.' },
  { object: 'window', property: 'localStorage', message: 'Stored state has one door: shared/stores/src/persist.ts.' },
  { object: 'window', property: 'sessionStorage', message: 'Stored state has one door: shared/stores/src/persist.ts.' },
];
const clock = [
  { object: 'Date', property: 'now', message: 'Rules get the moment as an argument.' },
  { object: 'Math', property: 'random', message: 'Rules get their randomness as an argument.' },
];
const environment = { object: 'process', property: 'env', message: 'The environment is read in a config.ts, once.' };

const axiosDoor = { name: 'axios', message: 'HTTP goes through apiOf(client) of @ortoo/http.' };
const federationDoor = {
  group: ['@module-federation/*'],
  message: 'Federation is shell/src/composition and shared/build.',
};
const databaseDoor = ['pg', '@electric-sql/pglite'].map(name => ({
  name,
  message: 'Databases are opened by openDatabase of services/shop-api/src/db.',
}));
const routerDoor = ['react-router', 'react-router-dom'].map(name => ({
  name,
  message:
    'Take useLocation, useNavigate and useSearchParams from @ortoo/remote, and write links as <a href={href(path)}>.',
}));

const restrictedImports = (...paths) => ['error', { paths, patterns: [federationDoor] }];

const inlineQueryKey = {
  selector:
    "JSXOpeningElement ~ Property[key.name='queryKey'], CallExpression[callee.name=/^use(Suspense|Infinite)?Query$/] > ObjectExpression > Property[key.name='queryKey']",
  message: 'Export queryOptions from *.queries.ts: key and fetcher belong together.',
};
const visibleText = {
  selector: 'JSXElement > JSXText[value=/\\p{L}{2,}/u]',
  message: 'Visible text lives in messages/, in every language.',
};
const stores = {
  selector: 'CallExpression[callee.name=/^(atom|map|computed|persisted)$/]',
  message: 'Stores are made in *.store.ts; components only useStore.',
};

export default tseslint.config(
  {
    ignores: ['**/node_modules/**', '**/dist/**', '**/.types/**', '**/.data/**', '.cache/**', '**/*.worker.mjs'],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
      'no-restricted-globals': globals(location, ...storage),
      'no-restricted-properties': ['error', ...windowRules, environment],
      'no-restricted-imports': restrictedImports(axiosDoor, ...databaseDoor),
      'no-restricted-syntax': ['error', inlineQueryKey],
    },
  },
  {
    files: ['mfe-*/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': restrictedImports(axiosDoor, ...databaseDoor, ...routerDoor),
      'no-restricted-syntax': ['error', inlineQueryKey, stores],
    },
  },
  {
    files: ['{mfe-*,shell,shared}/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', inlineQueryKey, stores, visibleText] },
  },
  { files: ['**/*.store.ts', 'shared/stores/src/**'], rules: { 'no-restricted-syntax': ['error', inlineQueryKey] } },
  { files: ['**/*.rules.ts'], rules: { 'no-restricted-properties': ['error', ...windowRules, environment, ...clock] } },
  {
    files: ['shell/src/navigation/**', 'shell/src/browser.tsx'],
    rules: { 'no-restricted-properties': ['error', environment], 'no-restricted-globals': 'off' },
  },
  {
    files: ['shared/stores/src/persist.ts'],
    rules: { 'no-restricted-properties': ['error', environment], 'no-restricted-globals': 'off' },
  },
  { files: ['shared/http/src/**'], rules: { 'no-restricted-imports': restrictedImports(...databaseDoor) } },
  {
    files: ['services/*/src/db/**', 'services/**/*.tables.ts'],
    rules: { 'no-restricted-imports': restrictedImports(axiosDoor) },
  },
  {
    files: ['shell/src/composition/**', 'shared/build/src/**'],
    rules: { 'no-restricted-imports': ['error', { paths: [axiosDoor, ...databaseDoor] }] },
  },
  {
    files: ['**/config.ts', 'shared/build/src/**', 'shared/testing/src/**', 'e2e/**', '**/*.config.*', '**/testing/**'],
    rules: { 'no-restricted-properties': ['error', ...windowRules] },
  },
  {
    files: ['e2e/**'],
    rules: { 'no-restricted-properties': 'off', 'no-restricted-globals': 'off', 'no-console': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': 'off', 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
  },
  { files: ['e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
