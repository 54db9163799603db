import { jestPreset } from '../../jest.preset.mjs';
import { databasesOfRun } from './test/drop-databases.mjs';

export default {
  ...jestPreset({ decorators: true }),
  ...databasesOfRun(),
  // A busy machine is several times slower than an idle one.
  testTimeout: 120_000,
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/test/**/*.{spec,e2e-spec}.ts'],
};
