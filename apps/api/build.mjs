// Builds the programs of the API. Each program loads two files when it starts: our own code and the packages (ADR 39).
// `node build.mjs --watch` builds again after each change.
import { isAbsolute, join, relative } from 'node:path';
import { rspack } from '@rsbuild/core';

const folder = import.meta.dirname;
const dist = join(folder, 'dist');
const packages = 'packages';
const packagesFile = new RegExp(`^${packages}\\.js$`);

/** Packages that are not bundled: native code, packages that are loaded only when first needed, and packages that read files next to their own. */
const staysOutside =
  /^(@aws-sdk|@opentelemetry|@node-rs)\/|^@ministry\/media-packager$|^(age-encryption|better-sqlite3|file-type|fontkit|ioredis|mediabunny|music-metadata|mysql2|nodemailer|parse5|pdfkit|prom-client|sharp|swagger-ui-dist|tar|web-push)(\/|$)/;

/** The CommonJS packages among these that every start loads. `import` first scans a CommonJS file for its exports; `require` does not. */
const required = /^(@node-rs\/argon2|better-sqlite3)$/;

/** Packages outside the bundle are loaded by Node, and so are optional dependencies of packages that are not installed here. */
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
    // Files of an earlier build, such as a renamed migration, would otherwise become part of this one.
    clean: true,
    module: true,
    library: { type: 'module' },
    chunkFormat: 'module',
    chunkLoading: 'import',
    filename: '[name].js',
    chunkFilename: '[name].js',
  },
  // Prefers CommonJS, as Node does for these packages, so that everybody who loads a package gets the same instance.
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
        // As strict about CommonJS as Node is.
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
  // Names are preserved: TypeORM and Nest read class names, and people read names in a stack trace.
  optimization: {
    nodeEnv: false,
    // Nothing is minified, so that stack traces show real lines. Without comments and in ASCII the files to read at a start are a third
    // smaller, and V8 stores each character in one byte.
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
    // Only for our own code: Node 20 reads the whole source map before it runs the first line.
    new rspack.SourceMapDevToolPlugin({
      filename: '[file].map',
      exclude: packagesFile,
      noSources: true,
      moduleFilenameTemplate: ({ absoluteResourcePath }) => relative(dist, absoluteResourcePath),
    }),
  ],
  // Some packages can load any module by name. Here they are only given names that are listed above.
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
