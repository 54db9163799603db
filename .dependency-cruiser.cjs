// Rules for imports inside a project. Imports between projects are checked by the tag table in eslint.config.mjs.
// tools/boundaries.spec.mjs violates each rule once and expects the violation to be reported.

/** Folders from which every domain may import any file: the platform, and the code that all content kinds share. */
const foundation = '^apps/api/src/(platform|publishing/content)/';

/** Areas of the API that each area may import besides itself. The area site is not listed: it may import all areas, and no area imports it. */
const areas = {
  platform: [],
  publishing: ['platform'],
  people: ['platform'],
  money: ['platform', 'publishing/content'],
  broadcast: ['platform', 'publishing'],
  migrations: ['platform'],
};

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'How to fix: move what both sides need into a third file, or turn one direction into a parameter.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'controller-only-delegates',
      comment: 'How to fix: ask a service; it owns the queries and the columns.',
      severity: 'error',
      from: { path: '^apps/api/src/.+\\.controller\\.ts$' },
      to: { path: '^apps/api/src/.+\\.(repository|entity)\\.ts$' },
    },
    {
      name: 'service-knows-no-http',
      comment: 'How to fix: throw a DomainError, return values; the controller speaks HTTP.',
      severity: 'error',
      // site/pages is excluded, because its services return HTML documents instead of data.
      from: { path: '^apps/api/src/.+\\.service\\.ts$', pathNot: '^apps/api/src/site/pages/' },
      to: {
        path: [
          '^apps/api/src/.+\\.controller\\.ts$',
          'node_modules/(fastify|@fastify/[^/]+|@nestjs/platform-fastify)/',
        ],
      },
    },
    {
      name: 'repository-only-queries',
      comment:
        'How to fix: a repository takes plain values and answers entities; rules belong in the service above it.',
      severity: 'error',
      from: { path: '^apps/api/src/.+\\.repository\\.ts$' },
      to: { path: '^apps/api/src/.+\\.(controller|service)\\.ts$' },
    },
    {
      name: 'entity-is-columns',
      comment: 'How to fix: an entity names columns and other entities; behaviour goes into the service.',
      severity: 'error',
      from: { path: '^apps/api/src/.+\\.entity\\.ts$' },
      to: { path: '^apps/api/src/.+\\.(controller|service|repository|dto)\\.ts$' },
    },
    ...Object.entries(areas).map(([area, allowed]) => ({
      name: `area-${area}`,
      comment:
        'How to fix: what needs several areas belongs in site; otherwise offer a hook, a registry or a parameter, and let the other area pass itself in.',
      severity: 'error',
      from: { path: `^apps/api/src/${area}/` },
      to: { path: '^apps/api/src/', pathNot: [area, ...allowed].map((folder) => `^apps/api/src/${folder}/`) },
    })),
    {
      name: 'content-knows-none-of-its-kinds',
      comment:
        'How to fix: content/ takes what is particular to a kind as a parameter (ContentKind); the domain passes itself in.',
      severity: 'error',
      from: { path: '^apps/api/src/publishing/content/' },
      to: { path: '^apps/api/src/', pathNot: ['^apps/api/src/publishing/rich-text/', foundation] },
    },
    {
      name: 'other-domain-by-its-service',
      comment:
        'How to fix: import the other domain’s exported service (or a decorator, value or answer it publishes), never its repository, entity or controller.',
      severity: 'error',
      from: { path: '^apps/api/src/([^/]+/[^/]+)/', pathNot: '^apps/api/src/(platform|migrations)/' },
      to: {
        path: '^apps/api/src/[^/]+/[^/]+/.+\\.(repository|entity|controller|guard|strategy)\\.ts$',
        // A payment, its order, the products and the ledger entry are written in one transaction. Their repositories must not be imported.
        pathNot: [
          '^apps/api/src/$1/',
          foundation,
          '^apps/api/src/money/(payments/payment|ledger/ledger-entry|orders/order|products/product)\\.entity\\.ts$',
        ],
      },
    },
    {
      name: 'only-web-knows-the-front-ends',
      comment: 'How to fix: what serves or renders pages goes into apps/api/src/site/pages; domains answer data.',
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: '^apps/api/src/(site/pages/|app\\.module\\.ts|configure-app\\.ts)' },
      to: { path: ['^apps/(shell|admin|media)/', '^apps/api/src/site/pages/'] },
    },
    {
      name: 'feature-imports-no-feature',
      comment: 'How to fix: a page composes features; what two of them share moves into components/ or a library.',
      severity: 'error',
      from: { path: '^apps/(shell|admin|media)/src/features/([^/]+)/' },
      to: { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
    },
    {
      name: 'feature-knows-no-page',
      comment: 'How to fix: pages arrange features, not the other way round; pass what is needed as props.',
      severity: 'error',
      from: { path: '^apps/(shell|admin|media)/src/features/' },
      to: { path: '^apps/$1/src/(pages|layout)/' },
    },
    {
      name: 'federation-stays-lazy',
      comment:
        'How to fix: the federation runtime costs 70 KB; only the console’s own lazy chunk (apps/shell/src/pages/console) loads it.',
      severity: 'error',
      from: { path: '^(apps/shell|libs)/', pathNot: '^apps/shell/src/pages/console/' },
      to: { path: 'node_modules/@module-federation/' },
    },
    {
      name: 'antd-stays-in-the-consoles',
      comment: 'How to fix: the public pages are drawn with @ministry/ui and CSS modules.',
      severity: 'error',
      from: { path: '^(apps/shell|libs)/' },
      to: { path: 'node_modules/(antd|@ant-design)/' },
    },
    {
      name: 'resolvable',
      comment: 'How to fix: correct the path, or add the package to the package.json of this very project.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', 'dist/'] },
    // Excludes folders that other stages create and remove at the same time.
    exclude: { path: ['/dist/', '/dist$', '/dist-', '/test-results', '[.]css', '[.]svg', '[.]woff2'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.web.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
