import { jestPreset } from '../../../jest.preset.mjs';

export default {
  ...jestPreset({ environment: 'jsdom', react: true }),
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
};
