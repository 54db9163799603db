import { jestPreset } from '../../../jest.preset.mjs';

export default {
  ...jestPreset({ environment: 'jsdom' }),
  setupFiles: ['<rootDir>/jest.setup.mjs'],
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
};
