// All tests over the whole application, in a few groups of files. Each group has one registry of modules, for loading
// Nest, TypeORM and the product takes longer than most files' tests. One file alone: `npm run integration -- orders`.
import { jestPreset } from '../../jest.preset.mjs';

/** Three for each of four workers; each loads the whole application once. */
const count = 12;

export default {
  projects: Array.from({ length: count }, (_, index) => ({
    ...jestPreset({ decorators: true }),
    testTimeout: 300_000,
    displayName: `group ${index + 1}`,
    rootDir: import.meta.dirname,
    testMatch: ['<rootDir>/test/group.ts'],
    globals: { group: { index, count } },
  })),
};
