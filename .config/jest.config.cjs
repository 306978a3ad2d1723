const parser = ['htmlparser2', 'domhandler', 'domutils', 'domelementtype', 'dom-serializer', 'entities'];
const table = ['react-table', 'table-core', 'react-store', 'store'].map(name => `@tanstack/${name}`);
const esmPackages = ['nanostores', '@nanostores', 'axios', 'lucide-react', ...table, ...parser];
const flags = '<rootDir>/.config/jest.flags.cjs';
const base = {
  rootDir: require('node:path').resolve(__dirname, '..'),
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.types/', '/e2e/', '\\.long\\.test\\.'],
  modulePathIgnorePatterns: ['/\\.cache/', '/dist/', '/.types/', '/.data/'],
};
const transformed = {
  ...base,
  transform: {
    '^.+\\.(m?[jt]sx?)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
};
module.exports = {
  // Ends tests that hang; it is no performance limit. Services have one in their setup file.
  testTimeout: 120_000,
  projects: [
    {
      ...transformed,
      displayName: 'browser',
      testEnvironment: '<rootDir>/.config/jest.environment.cjs',
      // Half the processor time of jsdom, whose computed styles took most of each query by role. A click on a link leaves
      // the page alone and opens no other, and no script is loaded.
      testEnvironmentOptions: {
        settings: {
          navigation: { disableMainFrameNavigation: true, disableChildPageNavigation: true },
          handleDisabledFileLoadingAsSuccess: true,
        },
      },
      // A worker has no document, nor does a server; rules need none.
      testPathIgnorePatterns: [...base.testPathIgnorePatterns, '/shell/src/(worker|document)/', '\\.rules\\.test\\.'],
      testMatch: [
        '<rootDir>/{shell,mfe-*}/src/**/*.test.{ts,tsx}',
        '<rootDir>/shared/{ui,stores,remote}/src/**/*.test.{ts,tsx}',
      ],
      setupFiles: [flags, '<rootDir>/.config/jest.globals.cjs'],
      setupFilesAfterEnv: ['<rootDir>/.config/jest.browser.cjs'],
    },
    {
      ...transformed,
      displayName: 'node',
      testEnvironment: 'node',
      setupFiles: [flags],
      testMatch: [
        '<rootDir>/shell/src/{worker,document}/*.test.{ts,tsx}',
        '<rootDir>/{shell,mfe-*,shared/ui,shared/stores,shared/remote}/src/**/*.rules.test.ts',
        '<rootDir>/shared/{build,http,testing}/src/**/*.test.{ts,tsx}',
      ],
    },
    {
      ...base,
      displayName: 'services',
      // The suites of a process share its modules. Loading them for each suite took a third of the time.
      runner: 'jest-light-runner',
      transform: {},
      setupFiles: [flags, '<rootDir>/.config/jest.services.mjs'],
      globalSetup: '<rootDir>/.config/jest.database.cjs',
      testMatch: ['<rootDir>/services/**/*.test.ts', '<rootDir>/shared/{cache,contracts,i18n}/src/**/*.test.ts'],
    },
  ],
};
