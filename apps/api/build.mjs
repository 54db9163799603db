// Builds the programs of the API, each with what it loads at its start in two files: our own code and the packages (ADR 39).
// `node build.mjs --watch` builds again at each change.
import { isAbsolute, join, relative } from 'node:path';
import { rspack } from '@rsbuild/core';

const folder = import.meta.dirname;
const dist = join(folder, 'dist');
const packages = 'packages';
const packagesFile = new RegExp(`^${packages}\\.js$`);

/** Native code, what is loaded when it is first needed, and what finds files of its own beside itself. */
const staysOutside =
  /^(@aws-sdk|@opentelemetry|@node-rs)\/|^@ministry\/media-packager$|^(age-encryption|better-sqlite3|file-type|fontkit|ioredis|mediabunny|music-metadata|mysql2|nodemailer|parse5|pdfkit|prom-client|sharp|swagger-ui-dist|tar|web-push)(\/|$)/;

/** Of these the CommonJS ones that a start needs: `require` has no need to look through them for names first, as `import` does. */
const required = /^(@node-rs\/argon2|better-sqlite3)$/;

/** What stays outside is loaded as Node loads it, and so is what a package can use and this product has not installed. */
async function external({ context, request, dependencyType, getResolve }) {
  const isRequired = dependencyType === 'commonjs' || required.test(request);
  const outside = `${isRequired ? 'node-commonjs' : 'module-import'} ${request}`;
  if (staysOutside.test(request)) return outside;
  if (request.startsWith('.') || isAbsolute(request)) return undefined;
  return getResolve({ dependencyType })(context, request).then(
    () => undefined,
    () => outside,
  );
}

const compiler = rspack({
  context: folder,
  mode: 'production',
  target: 'node20.19',
  entry: {
    main: './src/main.ts',
    migrate: './src/migrate.ts',
    backup: './src/backup.ts',
    'remux-program': './src/broadcast/recordings/remux/remux-program.ts',
    'campaign-program': './src/site/campaigns/print/campaign-program.ts',
    'giving-statement-program': './src/money/ledger/giving-statement-program.ts',
  },
  output: {
    path: dist,
    // What an earlier build has left, a renamed migration for one, would be part of this one.
    clean: true,
    module: true,
    library: { type: 'module' },
    chunkFormat: 'module',
    chunkLoading: 'import',
    filename: '[name].js',
    chunkFilename: '[name].js',
  },
  // CommonJS where Node takes that: one instance of a package for all who load it.
  resolve: { extensions: ['.ts', '.js', '.json'], conditionNames: ['source', '...'], mainFields: ['main'] },
  externalsPresets: { node: true },
  externals: [external],
  module: {
    parser: {
      javascript: {
        url: false,
        createRequire: true,
        importDynamic: false,
        importMeta: { url: false, dirname: false, filename: false },
      },
    },
    rules: [
      {
        test: /\.ts$/,
        // As strict with CommonJS as Node is.
        type: 'javascript/esm',
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            target: 'es2023',
            parser: { syntax: 'typescript', decorators: true },
            transform: { legacyDecorator: true, decoratorMetadata: true },
          },
        },
      },
    ],
  },
  // Names stay: TypeORM and Nest read those of classes, and people those in a stack trace.
  optimization: {
    nodeEnv: false,
    // Nothing is minified: lines stay, for anyone who reads a stack trace. Without comments and in ASCII a start reads a third less, and
    // V8 keeps one byte for each letter.
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin({
        extractComments: false,
        minimizerOptions: {
          minify: false,
          mangle: false,
          compress: false,
          format: { comments: false, ascii_only: true },
        },
      }),
    ],
    concatenateModules: false,
    mangleExports: false,
    moduleIds: 'named',
    chunkIds: 'named',
    splitChunks: {
      chunks: ({ name }) => !name?.endsWith('-program'),
      cacheGroups: {
        default: false,
        defaultVendors: false,
        [packages]: { test: /[\\/]node_modules[\\/]/, name: packages, enforce: true },
      },
    },
  },
  node: { __dirname: 'node-module', __filename: 'node-module' },
  devtool: false,
  plugins: [
    // Of our own code alone: Node 20 reads the whole map before it runs the first line.
    new rspack.SourceMapDevToolPlugin({
      filename: '[file].map',
      exclude: packagesFile,
      noSources: true,
      moduleFilenameTemplate: ({ absoluteResourcePath }) => relative(dist, absoluteResourcePath),
    }),
  ],
  // Packages that can load whatever they are told to; here they are told only of what is known above.
  ignoreWarnings: [/the request of a dependency is an expression/],
  performance: false,
});

function report(error, stats) {
  if (error) throw error;
  console.log(stats.toString({ preset: 'errors-warnings', colors: false, assets: true, timings: true }));
  if (stats.hasErrors()) process.exitCode = 1;
}

if (process.argv.includes('--watch')) compiler.watch({}, report);
else compiler.run((error, stats) => compiler.close(() => report(error, stats)));
