// Runs all tests over the whole application, in a few groups of files. The files of a group share one module registry, because loading
// Nest, TypeORM and the product takes longer than most test files. To run one file: `npm run integration -- orders`.
import { jestPreset } from '../../jest.preset.mjs';
import { databasesOfRun } from './test/drop-databases.mjs';

/** Three groups for each of four workers. Each group loads the whole application once. */
const count = 12;

export default {
  ...databasesOfRun(),
  projects: Array.from({ length: count }, (_, index) => ({
    ...jestPreset({ decorators: true }),
    testTimeout: 300_000,
    displayName: `group ${index + 1}`,
    rootDir: import.meta.dirname,
    testMatch: ['<rootDir>/test/group.ts'],
    globals: { group: { index, count } },
  })),
};
