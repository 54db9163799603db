import { join } from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

const shared = { singleton: true, requiredVersion: '^19.0.0' };

/** Default API while a console runs alone (`npm run dev`). */
const api = 'http://127.0.0.1:3000';

/** During development texts are in English at once. A build gets marks in their place, which `messages/inline.mjs` fills (ADR 73). */
const isEnglish = (command) => command === 'dev' || process.argv.includes('--watch');

/**
 * The build of a console: a federated remote that the shell loads.
 * @param {object} options
 * @param {string} options.name of the remote: the folder below `/remotes` that serves it
 * @param {string} options.address path where the shell shows it
 * @param {string} options.title document title while the console runs alone
 * @param {string} options.colorScheme
 */
export const consoleBuild = ({ name, address, title, colorScheme }) =>
  defineConfig(({ command }) => ({
    plugins: [
      pluginReact(),
      pluginModuleFederation({
        name,
        filename: 'remoteEntry.js',
        exposes: { './App': './src/App.tsx' },
        dts: false,
        // This container loads no other remotes, so its runtime needs no snapshots of them.
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
        shared: { react: shared, 'react-dom': shared, 'react-dom/client': shared, 'react/jsx-runtime': shared },
      }),
    ],
    source: { entry: { index: './src/index.ts' } },
    resolve: {
      conditionNames: ['source', '...'],
      alias: {
        '@ministry/messages$': join(
          import.meta.dirname,
          '../libs/shared/messages/src',
          isEnglish(command) ? 'english.ts' : 'built.ts',
        ),
      },
    },
    tools: {
      rspack: {
        module: {
          rules: [
            {
              test: /\.copy\.ts$/,
              enforce: 'pre',
              loader: join(import.meta.dirname, 'messages/loader.mjs'),
              options: isEnglish(command) ? { language: 'en' } : {},
            },
          ],
        },
      },
    },
    html: { title, meta: { 'color-scheme': colorScheme } },
    output: {
      distPath: { root: 'dist/web' },
      assetPrefix: `/remotes/${name}/`,
      sourceMap: false,
      legalComments: 'none',
    },
    dev: { assetPrefix: `${address}/` },
    server: { base: address, proxy: { '/api': process.env.API_URL ?? api } },
  }));
