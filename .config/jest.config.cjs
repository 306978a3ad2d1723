const esmPackages = [
  'nanostores',
  '@nanostores',
  'jose',
  'axios',
  'lucide-react',
  '@electric-sql',
  'qrcode',
  'p-limit',
  'entities',
  'yocto-queue',
];
const base = {
  rootDir: require('node:path').resolve(__dirname, '..'),
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
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.types/', '/e2e/', '\\.long\\.test\\.'],
  modulePathIgnorePatterns: ['/\\.cache/', '/dist/', '/.types/', '/.data/'],
};
module.exports = {
  // Ends tests that hang; it is no performance limit.
  testTimeout: 120_000,
  projects: [
    {
      ...base,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      // A worker has no document, nor does a server.
      testPathIgnorePatterns: [...base.testPathIgnorePatterns, '/shell/src/(worker|document)/'],
      testMatch: [
        '<rootDir>/{shell,mfe-*}/src/**/*.test.{ts,tsx}',
        '<rootDir>/shared/{ui,stores,remote}/src/**/*.test.{ts,tsx}',
      ],
      setupFiles: ['<rootDir>/.config/jest.globals.cjs'],
      setupFilesAfterEnv: ['<rootDir>/.config/jest.browser.cjs'],
    },
    {
      ...base,
      displayName: 'node',
      testEnvironment: '<rootDir>/.config/jest.environment.cjs',
      globalSetup: '<rootDir>/.config/jest.database.cjs',
      testMatch: [
        '<rootDir>/services/**/*.test.ts',
        '<rootDir>/shell/src/{worker,document}/*.test.{ts,tsx}',
        '<rootDir>/shared/{cache,contracts,http,i18n,build,testing}/src/**/*.test.{ts,tsx}',
      ],
    },
  ],
};
