import { join } from 'node:path';
import { defineConfig, type OutputConfig, type RsbuildPlugin, type Rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import type { WebManifest } from './src/app/web-manifest.ts';

const scriptAndStyle = (files: string[]) => ({
  script: files.find((file) => file.endsWith('.js')),
  style: files.find((file) => file.endsWith('.css')),
});

/** Writes a manifest of the browser build for the server: the files that every page needs, and the files of each page. */
const webManifest: RsbuildPlugin = {
  name: 'web-manifest',
  setup(api) {
    api.processAssets({ stage: 'report', environments: ['web'] }, ({ compilation, sources }) => {
      const filesOf = (group?: Rspack.ChunkGroup) => (group?.getFiles() ?? []).map((file) => `/${file}`);
      const common = filesOf(compilation.entrypoints.get('index'));
      const pages: WebManifest['pages'] = {};
      for (const group of compilation.chunkGroups)
        for (const { request = '' } of group.origins) {
          const [, name] = /\/pages\/([a-z-]+)\/\1-page\.tsx$/.exec(request) ?? [];
          if (name) pages[name] = scriptAndStyle(filesOf(group));
        }
      const manifest: WebManifest = {
        scripts: common.filter((file) => file.endsWith('.js')),
        styles: common.filter((file) => file.endsWith('.css')),
        ownScripts: {
          carousel: filesOf(compilation.entrypoints.get('carousel'))[0],
          install: filesOf(compilation.entrypoints.get('install'))[0],
        },
        pages,
      };
      compilation.emitAsset('manifest.json', new sources.RawSource(JSON.stringify(manifest)));
    });
  },
};

const supported = ['chrome >= 87', 'firefox >= 85', 'safari >= 14', 'samsung >= 14'];
/** Minifier settings for these browsers. The default is ES5 (2009) in one pass. */
const modern: NonNullable<OutputConfig['minify']> = {
  jsOptions: { minimizerOptions: { ecma: 2020, compress: { ecma: 2020, passes: 3 } } },
};

/** Replaces the router in the server build, because it renders links faster. Only this file imports the real router. */
const serverRouter = join(import.meta.dirname, 'src/server/router.tsx');

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
  plugins: [pluginReact(), webManifest],
  resolve: {
    conditionNames: ['source', '...'],
    alias: { '@ministry/messages$': join(import.meta.dirname, '../../libs/shared/messages/src/built.ts') },
  },
  tools: {
    rspack: {
      module: {
        // Replaces the texts of the interface by marks; tools/messages/inline.mjs puts the texts in (ADR 64).
        rules: [{ test: /\.copy\.ts$/, enforce: 'pre', loader: '../../tools/messages/loader.mjs' }],
      },
    },
  },
  output: {
    cssModules: { localIdentName: '[hash:base64:4]', exportLocalsConvention: 'camelCaseOnly' },
    sourceMap: false,
    legalComments: 'none',
  },
  environments: {
    web: {
      source: {
        entry: {
          index: './src/main.tsx',
          carousel: './src/pages/home/carousel-script.ts',
          install: './src/layout/install-offer.ts',
        },
      },
      output: {
        target: 'web',
        distPath: { root: 'dist/web', ...assets },
        filename: { js: '[name].[contenthash:8].js', css: '[name].[contenthash:8].css' },
        assetPrefix: '/',
        overrideBrowserslist: supported,
        polyfill: 'off',
        minify: modern,
      },
      tools: {
        htmlPlugin: false,
        // Rewrites only syntax that one of these browsers implements incorrectly, not all newer syntax.
        swc: { env: { bugfixes: true } },
        // The shortest export names. The default names get longer with the number of exports, in every file that uses them.
        rspack: { optimization: { mangleExports: 'size' } },
      },
      // One stable vendor chunk. Code that two pages share is repeated in both, so that each page is one request.
      splitChunks: {
        preset: 'none',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial', enforce: true },
        },
      },
    },
    worker: {
      source: { entry: { 'service-worker': './src/worker/service-worker.ts' } },
      output: {
        target: 'web-worker',
        distPath: { root: 'dist/worker', js: '' },
        filename: { js: '[name].js' },
        overrideBrowserslist: supported,
        polyfill: 'off',
        minify: modern,
      },
      tools: { htmlPlugin: false },
      server: { publicDir: false },
      splitChunks: false,
    },
    node: {
      source: { entry: { server: './src/entry-server.tsx' } },
      // Minified, because the inline script of each document is taken from this build.
      // CommonJS, so that the server can free the memory of a language build that is no longer used.
      output: {
        target: 'node',
        distPath: { root: 'dist/server' },
        filename: { js: '[name].cjs' },
        module: false,
        minify: true,
      },
      tools: {
        rspack: {
          output: { asyncChunks: false },
          module: {
            rules: [
              {
                test: /\.tsx?$/,
                exclude: serverRouter,
                resolve: { alias: { 'react-router-dom$': serverRouter } },
              },
            ],
          },
        },
      },
    },
  },
});
