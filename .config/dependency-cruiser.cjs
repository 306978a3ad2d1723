const remote = '^mfe-[^/]+/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'A cycle has no bottom to start reading from.',
      severity: 'error',
      from: {},
      to: { circular: true },
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
      comment: 'Arrows point down.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(mfe-|shell|services|e2e)' },
    },
    {
      name: 'contracts-stand-alone',
      severity: 'error',
      from: { path: '^shared/contracts/' },
      to: { path: '^shared/(?!contracts/)' },
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
      comment: 'Stores, http and the kit stay without shared/ui and build.',
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
      comment: 'Services meet over HTTP; only all-in-one puts their apps together, and they share one database door.',
      severity: 'error',
      from: { path: '^services/(?!all-in-one)([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(shell|services/)', pathNot: ['^services/$1/', '^services/shop-api/src/db/'] },
    },
    {
      name: 'service-uses-no-browser-package',
      severity: 'error',
      from: { path: '^services/', pathNot: '\\.test\\.ts$' },
      to: { path: '^shared/(ui|stores|http|remote)/' },
    },
    {
      name: 'module-through-its-api',
      comment: 'A module of the Shop API sees another only through its api.ts.',
      severity: 'error',
      from: { path: '^services/shop-api/src/(account|backoffice|brandsite|catalog|checkout|content)/' },
      to: {
        path: '^services/shop-api/src/(account|backoffice|brandsite|catalog|checkout|content)/',
        pathNot: ['^services/shop-api/src/$1/', '/api\\.ts$'],
      },
    },
    {
      name: 'noun-knows-no-other-noun',
      comment: 'Two nouns of a remote meet in parts/; slots and remote.ts may use both.',
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
          '\\.rules\\.ts$',
          '\\.types\\.ts$',
          'node_modules/libphonenumber-js',
          '/data/[^/]+\\.json$',
        ],
        dependencyTypesNot: ['type-only', 'core'],
      },
    },
    {
      name: 'sql-in-tables-only',
      severity: 'error',
      from: { path: '^services/', pathNot: ['\\.tables\\.ts$', '/db/', '\\.test\\.ts$', '/testing/', '/seed/'] },
      to: { path: 'node_modules/(pg|@electric-sql)/' },
    },
    {
      name: 'no-test-code-in-production',
      severity: 'error',
      from: { pathNot: ['\\.test\\.tsx?$', '^shared/testing/', '^e2e/', '/testing/', '\\.config\\.', 'dev\\.tsx$'] },
      to: { path: ['^shared/testing/', '\\.test\\.tsx?$'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '/\\.types/', '^\\.data', '/fixtures/'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.json'],
    },
  },
};
