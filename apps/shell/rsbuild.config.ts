import { defineConfig, type ManifestData } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { pageChunks, type WebManifest } from './src/app/web-manifest.ts';

/** What the server needs to know of the browser build: which files every page needs, and which belong to one page. */
function webManifest({ manifestData }: { manifestData: ManifestData }): WebManifest {
  const named = (chunk: string, type: 'js' | 'css') =>
    manifestData.allFiles.find((file) => new RegExp(`^/assets/${chunk}\\.[^/]+\\.${type}$`).test(file));
  return {
    scripts: manifestData.entries.index?.initial?.js ?? [],
    styles: manifestData.entries.index?.initial?.css ?? [],
    pages: Object.fromEntries(
      pageChunks.map((chunk) => [chunk, { script: named(chunk, 'js'), style: named(chunk, 'css') }]),
    ),
  };
}

const assets = {
  js: 'assets',
  jsAsync: 'assets',
  css: 'assets',
  cssAsync: 'assets',
  svg: 'assets',
  image: 'assets',
  font: 'assets',
};

export default defineConfig({
  plugins: [pluginReact()],
  resolve: { conditionNames: ['source', '...'] },
  output: {
    cssModules: { localIdentName: '[hash:base64:4]', exportLocalsConvention: 'camelCaseOnly' },
    sourceMap: false,
    legalComments: 'none',
  },
  environments: {
    web: {
      source: { entry: { index: './src/main.tsx' } },
      output: {
        target: 'web',
        distPath: { root: 'dist/web', ...assets },
        filename: { js: '[name].[contenthash:8].js', css: '[name].[contenthash:8].css' },
        assetPrefix: '/',
        overrideBrowserslist: ['chrome >= 87', 'firefox >= 85', 'safari >= 14', 'samsung >= 14'],
        polyfill: 'off',
        manifest: { filename: 'manifest.json', generate: webManifest },
        // What the browsers above understand; by itself the minifier writes for those of 2009, in one pass.
        minify: { jsOptions: { minimizerOptions: { ecma: 2020, compress: { ecma: 2020, passes: 3 } } } },
      },
      tools: { htmlPlugin: false },
      // One stable vendor chunk; what two pages share is repeated in each, so that a page stays one request.
      splitChunks: {
        preset: 'none',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial', enforce: true },
        },
      },
    },
    node: {
      source: { entry: { server: './src/entry-server.tsx' } },
      // Minified, because the script inside each document is taken from here.
      output: { target: 'node', distPath: { root: 'dist/server' }, module: true, minify: true },
      tools: { rspack: { output: { asyncChunks: false } } },
    },
  },
});
