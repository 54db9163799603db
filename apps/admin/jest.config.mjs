import { jestPreset } from '../../jest.preset.mjs';

export default {
  ...jestPreset({ environment: 'jsdom', react: true }),
  setupFiles: ['<rootDir>/jest.setup.mjs'],
  moduleNameMapper: { '\\.css$': '<rootDir>/jest.styles.mjs' },
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
};
