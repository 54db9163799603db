import { jestPreset } from '../../jest.preset.mjs';

export default {
  ...jestPreset({ decorators: true }),
  // A busy machine is several times slower than an idle one.
  testTimeout: 120_000,
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/test/**/*.{spec,e2e-spec}.ts'],
};
