import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import simpleImportSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';

// Which projects may import which libraries. There is no '*' row: a project without one of these tags fails as soon as it imports a library.
export const boundaries = [
  // How to fix: the API shares values with the browser only through libs/shared. Types go through the OpenAPI document, never by import.
  { sourceTag: 'scope:api', onlyDependOnLibsWithTags: ['scope:shared', 'scope:packager'] },
  // How to fix: the media packager is a separate process; it gets what it needs from the API as a setting or a message.
  { sourceTag: 'scope:packager', onlyDependOnLibsWithTags: ['scope:shared'] },
  // How to fix: the shell loads the remotes only at run time. Move what both need into a library under libs/web.
  { sourceTag: 'scope:shell', onlyDependOnLibsWithTags: ['scope:shared', 'scope:web'] },
  // How to fix: the same as for the shell; a remote never imports the shell or the other remote.
  { sourceTag: 'scope:admin', onlyDependOnLibsWithTags: ['scope:shared', 'scope:web'] },
  { sourceTag: 'scope:media', onlyDependOnLibsWithTags: ['scope:shared', 'scope:web'] },
  // How to fix: a web library is for every front end; keep what only one of them needs in that app.
  { sourceTag: 'scope:web', onlyDependOnLibsWithTags: ['scope:shared', 'scope:web'] },
  // How to fix: shared values and rules import nothing that depends on a browser or a server. Pass in what they need.
  { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'] },
  // How to fix: end-to-end tests use the built product from outside; create data with the `api` fixture.
  { sourceTag: 'scope:e2e', onlyDependOnLibsWithTags: ['scope:shared'] },
];

/** Files of the workspace that belong to no project, but that projects may import. */
const outsideProjects = [
  '../eslint.config.mjs',
  '../../jest.preset.mjs',
  '../../../jest.preset.mjs',
  '../../tools/chromium.mjs',
  '../../tools/console-build.mjs',
  '../../tools/encoder.mjs',
  '../../../tools/encoder.mjs',
  '../../tools/product.mjs',
  '../../../tools/product.mjs',
  '../../tools/public-routes.mjs',
  '../../../tools/database-servers.mjs',
  '../../../tools/galera-cluster.mjs',
  '../../../tools/group-replication.mjs',
  '../../../tools/nginx-front.mjs',
  '../../../../tools/object-store.mjs',
  '../../../tools/redis-server.mjs',
  '../../../tools/nginx-rtmp.mjs',
  '../../../tools/small-disk.mjs',
  '../../../tools/attack/restarts-under-load.mjs',
];

/** Imports of the tools, which belong to no project: the build of the shell puts the texts in. */
const ofTheTools = ['@ministry/messages/compile'];

const onlyClientFetches = {
  name: 'fetch',
  message: 'Call the API through @ministry/api-client; only its client.ts fetches.',
};
const onlyConfigReadsEnvironment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Settings are read and validated once, in apps/api/src/platform/config; inject Config.',
};
const noRawHtml = {
  selector:
    "JSXAttribute[name.name='dangerouslySetInnerHTML'], AssignmentExpression[left.property.name=/^(innerHTML|outerHTML)$/]",
  message: 'Text is drawn as nodes (RichText in @ministry/ui); Trusted Types refuse all HTML.',
};
const noRandomUuid = {
  object: 'crypto',
  property: 'randomUUID',
  message:
    'Browsers have it on https only, and an office may open the console by the address of its network: use randomId() of @ministry/api-client.',
};
const maxDependencies = {
  selector:
    'ClassDeclaration:has(> Decorator) > ClassBody > MethodDefinition[kind="constructor"] > FunctionExpression[params.length>5]',
  message: 'More than five dependencies are two jobs: split the class by what it is asked to do.',
};
/** Names that this code base no longer uses; docs/glossary.md has the terms to use instead. */
const retired = String.raw`/^(standings?|standingOf|deeds?|desk|misfits?|planted|pressing|defaultsOf|verdicts?|patience|glance|faults?|faultOf|told|mover|typingRest|Asked|Begun|Came|Found|Given|Kept|Known|Lane|Seen|Typed|Wanted|Ways|World)$|(Standing|Desk|DeskService|OfficeService|Words|Letters?|Patience|Faults?)$|^(most|kept|drawn)[A-Z]/`;
const noRetiredNames = {
  selector: [
    `:matches(VariableDeclarator, FunctionDeclaration, ClassDeclaration, TSInterfaceDeclaration, TSTypeAliasDeclaration)[id.name=${retired}]`,
    `:matches(MethodDefinition, TSMethodSignature)[key.name=${retired}]`,
  ].join(', '),
  message: 'docs/glossary.md has the name for this.',
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/dist-*/',
      '**/node_modules/',
      '**/test-results/',
      'var/',
      '.nx/',
      'libs/web/api-client/src/schema.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  js.configs.recommended,
  // The rules that need types and those of React are in .oxlintrc.json, because Oxlint (native code) needs a quarter of the time.
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    rules: { '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }] },
  },
  {
    plugins: { '@nx': nx },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // ESLint itself ignores comments that disable rules (noInlineConfig); Oxlint does not ignore them.
      'no-warning-comments': ['error', { terms: ['oxlint-disable'], location: 'anywhere' }],
      'no-restricted-syntax': ['error', noRawHtml, noRetiredNames],
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          allow: [...outsideProjects, ...ofTheTools],
          depConstraints: boundaries,
        },
      ],
    },
  },
  {
    files: ['apps/**', 'libs/**', 'tools/**', '*.{mjs,cjs}'],
    plugins: { 'simple-import-sort': simpleImportSort },
    rules: {
      'simple-import-sort/imports': [
        'error',
        { groups: [['^\\u0000.+', '^node:', '^@?\\w', '^@ministry', '^\\.\\.', '^\\.', '^[^\\u0000].*\\.css$']] },
      ],
    },
  },
  {
    files: ['apps/{shell,admin,media}/src/**/*.{ts,tsx}', 'libs/web/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-globals': ['error', onlyClientFetches],
      'no-restricted-properties': ['error', noRandomUuid],
    },
  },
  // The service worker replaces the network for documents, files and data, and sermons are saved in pieces; both need fetch.
  {
    files: [
      'libs/web/api-client/src/client.ts',
      'apps/shell/src/worker/*.ts',
      'apps/shell/src/features/sermons/saving/*.ts',
      '**/*.spec.{ts,tsx}',
    ],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: ['apps/api/src/**/*.ts', 'libs/shared/**/*.ts', 'libs/media-packager/src/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', noRawHtml, noRetiredNames, maxDependencies, onlyConfigReadsEnvironment],
    },
  },
  // main.ts, backup.ts and migrate.ts only pass the environment to the config and set the time zone of the process.
  {
    files: [
      'apps/api/src/platform/config/*.ts',
      'apps/api/src/main.ts',
      'apps/api/src/backup.ts',
      'apps/api/src/migrate.ts',
      'apps/api/src/**/*.spec.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', noRawHtml, noRetiredNames, maxDependencies] },
  },
  {
    files: ['apps/{admin,api,media,shell}/src/**/*.{ts,tsx}', 'libs/**/*.{ts,tsx}', '**/*.{mjs,cjs}'],
    ignores: ['**/*.spec.{ts,tsx,mjs}'],
    rules: { 'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }] },
  },
  // Playwright reads the dependencies of a fixture from its destructured parameter, even if that is empty.
  { files: ['apps/e2e/**'], rules: { 'no-empty-pattern': 'off' } },
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'process',
          'console',
          'fetch',
          'Headers',
          'FormData',
          'Blob',
          'URLSearchParams',
          'URL',
          'Buffer',
          'performance',
          'setTimeout',
          'clearTimeout',
          'setInterval',
          'clearInterval',
          'structuredClone',
          'AbortSignal',
          'AbortController',
          'module',
          'require',
          'document',
          'window',
          'sessionStorage',
          'TextEncoder',
          'TextDecoder',
          'globalThis',
          'btoa',
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
);
