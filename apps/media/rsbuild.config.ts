import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

const shared = { singleton: true, requiredVersion: '^19.0.0' };

/** While the console runs alone (`npm run dev`), this API answers it. */
const api = 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [
    pluginReact(),
    pluginModuleFederation({
      name: 'media',
      filename: 'remoteEntry.js',
      exposes: { './App': './src/App.tsx' },
      dts: false,
      // This container loads no remotes of its own, so its runtime needs no snapshots of any.
      experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      shared: { react: shared, 'react-dom': shared, 'react-dom/client': shared, 'react/jsx-runtime': shared },
    }),
  ],
  source: { entry: { index: './src/index.ts' } },
  resolve: { conditionNames: ['source', '...'] },
  html: { title: 'Media team', meta: { 'color-scheme': 'dark light' } },
  output: { assetPrefix: '/remotes/media/', sourceMap: false, legalComments: 'none' },
  dev: { assetPrefix: '/media-setup/' },
  server: {
    base: '/media-setup',
    proxy: { '/api': process.env['API_URL'] ?? api },
  },
});
