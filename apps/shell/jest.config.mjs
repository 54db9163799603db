import { jestPreset } from '../../jest.preset.mjs';

export default {
  ...jestPreset({ environment: 'jsdom', react: true }),
  setupFiles: ['<rootDir>/jest.setup.mjs'],
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
  moduleNameMapper: { '\\.css$': '<rootDir>/jest.styles.mjs' },
};
