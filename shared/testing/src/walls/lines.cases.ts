/** A line of code, the path and message with which it is rejected, and a path where it is permitted. */
export interface LineCase {
  thing: string;
  code: string;
  says: string;
  forbiddenIn: readonly string[];
  allowedIn: readonly string[];
}

const page = 'mfe-catalog/src/product/product.page.tsx';
const shell = 'shell/src/layout/header.tsx';
const service = 'services/shop-api/src/catalog/products.ts';
const rules = 'services/shop-api/src/checkout/total.rules.ts';
const navigation = 'shell/src/navigation/scroll-memory.ts';
const persist = 'shared/stores/src/persist.ts';
const spec = 'e2e/flows/journey.spec.ts';
const unitTest = 'mfe-catalog/src/product/product.test.tsx';

const addresses = ['location.href', 'window.location.href', 'globalThis.history.back()', 'window.scrollTo(0, 0)'];
const storage = ['localStorage', 'window.localStorage.clear()', 'sessionStorage.clear()', 'self.sessionStorage'];
const focused = ['test.only', 'test.skip', 'describe.only', 'it.skip', 'test.todo', 'test.fixme'];

/** The text of a function with this many lines. */
const functionOf = (lines: number): string =>
  ['export const work = () => {', ...Array.from({ length: lines - 2 }, () => '  // work'), '};'].join('\n');

/** A component with a line that the rule of this name rejects. */
const hookLines: Readonly<Record<string, string>> = {
  'rules-of-hooks': 'if (a) useState(1);',
  'exhaustive-deps': 'useEffect(() => send(a), []);',
  'static-components': 'const Inner = () => <b />; return <Inner />;',
  'use-memo': 'useMemo(async () => send(a), [a]);',
  'incompatible-library': 'useReactTable(a);',
  immutability: 'a.x = 1;',
  globals: 'count = 1;',
  refs: 'useRef(1).current = 2;',
  'set-state-in-effect': 'const [, set] = useState(1); useEffect(() => set(2), []);',
  'error-boundaries': 'try { return <p />; } catch { return <b />; }',
  purity: 'return <p>{Math.random()}</p>;',
  'set-state-in-render': 'const [, set] = useState(1); set(2);',
  'unsupported-syntax': "eval('1');",
};
const componentWith = (line: string) =>
  [
    "import { useEffect, useMemo, useRef, useState } from 'react';",
    "import { useReactTable } from '@tanstack/react-table';",
    'export { useEffect, useMemo, useReactTable, useRef, useState };',
    'let count = 0;',
    'export const add = () => (count += 1);',
    `export const Part = ({ a }) => { ${line} return <p title={a}>{count}</p>; };`,
  ].join('\n');

/** One for each restricted line in `.oxlint.config.cjs`. */
export const lineCases: readonly LineCase[] = [
  {
    thing: 'axios',
    code: "export { default } from 'axios';",
    says: 'apiOf(client)',
    forbiddenIn: [page, shell, service, 'shared/stores/src/api.ts', unitTest],
    allowedIn: ['shared/http/src/api.ts'],
  },
  {
    thing: 'the router',
    code: "export { Link } from 'react-router-dom';",
    says: '@ortoo/remote',
    forbiddenIn: [page, 'shared/ui/src/controls/text-link.tsx', 'shared/stores/src/visit.ts'],
    allowedIn: [shell, 'shared/remote/src/index.ts'],
  },
  ...['pg', '@electric-sql/pglite'].map(name => ({
    thing: `the database ${name}`,
    code: `export * from '${name}';`,
    says: 'openDatabase',
    forbiddenIn: [page, service, 'services/search/shop/engine.ts', 'shell/src/document/app.ts'],
    allowedIn: ['services/shop-api/src/db/database.ts', 'services/shop-api/src/catalog/products.tables.ts'],
  })),
  {
    thing: 'a transaction that does not report its changes',
    code: 'export const count = db => db.transaction().execute(work);',
    says: 'transact()',
    forbiddenIn: [service, 'services/shop-api/src/checkout/stock.tables.ts', 'services/search/src/feed.ts'],
    allowedIn: ['services/shop-api/src/db/changes.ts'],
  },
  {
    thing: 'federation',
    code: "export { loadRemote } from '@module-federation/enhanced/runtime';",
    says: 'shell/src/composition',
    forbiddenIn: [page, shell, 'shared/stores/src/index.ts', 'services/registry/src/app.ts'],
    allowedIn: ['shell/src/composition/remote-loader.ts', 'shared/build/src/remote-configuration.ts'],
  },
  {
    thing: 'a name that is no word of the field',
    code: 'export const told = 1;',
    says: "'told' is restricted",
    forbiddenIn: [page, shell, service, rules, spec, unitTest],
    allowedIn: ['mfe-catalog/src/messages/en.ts'],
  },
  ...addresses.map(code => ({
    thing: code,
    code: `void ${code};`,
    says: 'shell/src/navigation',
    forbiddenIn: [page, shell, 'shared/remote/src/slot.tsx', persist],
    allowedIn: [navigation, 'shell/src/browser.tsx', unitTest, spec],
  })),
  ...storage.map(code => ({
    thing: code,
    code: `void ${code};`,
    says: 'persisted()',
    forbiddenIn: [page, shell, 'shared/stores/src/order.store.ts', navigation],
    allowedIn: [persist, unitTest, spec],
  })),
  {
    thing: 'process.env',
    code: "export const port = process.env['PORT'];",
    says: 'config.ts',
    forbiddenIn: [page, service, rules, 'services/search/shop/engine.ts', persist],
    allowedIn: ['services/search/shop/config.ts', 'shared/build/src/compile.ts', 'e2e/fixtures/shop-server.ts'],
  },
  ...['Date.now()', 'new Date()'].map(code => ({
    thing: code,
    code: `export const now = () => ${code};`,
    says: 'the moment as an argument',
    forbiddenIn: [rules, 'mfe-checkout/src/orders/due.rules.ts'],
    allowedIn: [service, 'services/shop-api/src/checkout/total.rules.test.ts'],
  })),
  {
    thing: 'Math.random',
    code: 'export const chance = () => Math.random();',
    says: 'randomness as an argument',
    forbiddenIn: [rules],
    allowedIn: [service],
  },
  {
    thing: 'a moment that was given',
    code: 'export const at = (text: string) => new Date(text);',
    says: 'never refused',
    forbiddenIn: [],
    allowedIn: [rules],
  },
  ...['atom(0)', 'map({})', 'computed($a, a => a)', "persisted('a', 0)"].map(code => ({
    thing: code,
    code: `export const $made = ${code};`,
    says: '*.store.ts',
    forbiddenIn: [page, shell, 'mfe-catalog/src/product/choice.ts', 'shell/src/composition/slots.ts', rules],
    allowedIn: ['mfe-catalog/src/product/choice.store.ts', 'shell/src/composition/gated.store.ts', persist],
  })),
  {
    thing: 'a store as it is at the moment',
    code: 'export const useLayout = () => useStore($listLayout);',
    says: "ssr: 'initial'",
    forbiddenIn: [page, 'mfe-catalog/src/quote/use-quote.ts'],
    allowedIn: [shell, unitTest],
  },
  {
    thing: 'an inline query key',
    code: "export const useIt = () => useQuery({ queryKey: ['products'] });",
    says: 'queryOptions',
    forbiddenIn: [page, shell, 'mfe-catalog/src/product/choice.ts', 'mfe-catalog/src/product/choice.store.ts'],
    allowedIn: ['mfe-catalog/src/product/product.queries.ts'],
  },
  {
    thing: 'a fetcher apart from its key',
    code: 'export const load = () => client.fetchQuery({ queryKey, queryFn: () => 1 });',
    says: 'queryOptions',
    forbiddenIn: [page],
    allowedIn: ['mfe-catalog/src/product/product.queries.ts'],
  },
  ...['<p>Захиалга</p>', '<p>{"Orders"}</p>', '<img alt="Boots" />', '<p aria-label="Close" />'].map(code => ({
    thing: `the text of ${code}`,
    code: `export const Part = () => ${code};`,
    says: 'messages/',
    forbiddenIn: [page, shell, 'shared/ui/src/feedback/toast.tsx'],
    allowedIn: [unitTest],
  })),
  {
    thing: 'a sign that is no word',
    code: 'export const Part = () => <p>· 42 ₮</p>;',
    says: 'never refused',
    forbiddenIn: [],
    allowedIn: [page],
  },
  {
    thing: 'any',
    code: 'export const shape = (value: any) => value;',
    says: 'any',
    forbiddenIn: [page, service, persist, spec, unitTest],
    allowedIn: [],
  },
  ...['@ts-ignore', '@ts-nocheck'].map(comment => ({
    thing: comment,
    code: `// ${comment}\nexport const one = 1;`,
    says: comment,
    forbiddenIn: [page, service, spec, unitTest],
    allowedIn: [],
  })),
  {
    thing: 'a function above 80 lines',
    code: functionOf(81),
    says: 'Maximum allowed is 80',
    forbiddenIn: [page, shell, service, persist, 'services/shop-api/src/account/session.routes.ts'],
    allowedIn: [unitTest, spec, 'services/shop-api/src/testing/harness.ts', 'services/search/bench/run.ts'],
  },
  {
    thing: 'a function of 80 lines',
    code: functionOf(80),
    says: 'never refused',
    forbiddenIn: [],
    allowedIn: [page, service],
  },
  {
    thing: 'console',
    code: "console.log('here');",
    says: 'console',
    forbiddenIn: [page, service, persist, spec, unitTest],
    allowedIn: [],
  },
  ...focused.map(name => ({
    thing: name,
    code: `${name}('part', () => undefined);`,
    says: 'All tests run',
    forbiddenIn: [unitTest, spec, 'services/search/shop/engine.test.ts'],
    allowedIn: [],
  })),
  ...Object.entries(hookLines).map(([rule, line]) => ({
    thing: rule,
    code: componentWith(line),
    says: `(${rule}): `,
    forbiddenIn: [page, shell, 'shared/ui/src/feedback/toast.tsx'],
    allowedIn: ['e2e/fixtures/part.tsx'],
  })),
];
