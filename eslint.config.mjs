import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import simpleImportSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';

// Who may import whom. There is no '*' row: a project without a tag of this table fails as soon as it imports a library.
export const boundaries = [
  // How to fix: the API shares values with the browser only through libs/shared. A shape goes through the OpenAPI document, never by import.
  { sourceTag: 'scope:api', onlyDependOnLibsWithTags: ['scope:shared', 'scope:packager'] },
  // How to fix: the media packager is a process of its own; what it needs from the API comes as a setting or a message.
  { sourceTag: 'scope:packager', onlyDependOnLibsWithTags: ['scope:shared'] },
  // How to fix: the shell meets the remotes at run time only. What both need moves into a library under libs/web.
  { sourceTag: 'scope:shell', onlyDependOnLibsWithTags: ['scope:shared', 'scope:web'] },
  // How to fix: as for the shell; a remote never imports the shell or the other remote.
  { sourceTag: 'scope:admin', onlyDependOnLibsWithTags: ['scope:shared', 'scope:web'] },
  { sourceTag: 'scope:media', onlyDependOnLibsWithTags: ['scope:shared', 'scope:web'] },
  // How to fix: a web library serves every front end; what only one of them needs stays in that app.
  { sourceTag: 'scope:web', onlyDependOnLibsWithTags: ['scope:shared', 'scope:web'] },
  // How to fix: shared values and rules import nothing that knows a browser or a server. Pass in what they need.
  { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'] },
  // How to fix: journeys drive the built product from outside; arrange data through the `api` fixture.
  { sourceTag: 'scope:e2e', onlyDependOnLibsWithTags: ['scope:shared'] },
];

/** Files of the workspace that belong to no project and that projects may use. */
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

/** What the tools, which are no project, use of a project: the build of the shell puts the texts in. */
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
const maxDependencies = {
  selector:
    'ClassDeclaration:has(> Decorator) > ClassBody > MethodDefinition[kind="constructor"] > FunctionExpression[params.length>5]',
  message: 'More than five dependencies are two jobs: split the class by what it is asked to do.',
};
/** Names that this code base has given up; docs/glossary.md says what each idea is called. */
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
  // The rules that need types, and those of React, stand in .oxlintrc.json: native code answers them in a quarter of the time.
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    rules: { '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }] },
  },
  {
    plugins: { '@nx': nx },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // ESLint itself obeys no suppressing comment (noInlineConfig); Oxlint would.
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
    rules: { 'no-restricted-globals': ['error', onlyClientFetches] },
  },
  // The service worker answers for the network: documents and files as well as data. A sermon is saved piece by piece.
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
  // main.ts, backup.ts and migrate.ts hand the environment to the config and fix the process's time zone, nothing more.
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
  // Playwright reads a fixture's needs from its destructured parameter, empty or not.
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
