import { jestPreset } from '../../jest.preset.mjs';

export default {
  ...jestPreset({ decorators: true }),
  testTimeout: 30_000,
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/test/**/*.{spec,e2e-spec}.ts'],
};
