import { jestPreset } from '../../jest.preset.mjs';

export default {
  ...jestPreset({ environment: 'jsdom', react: true }),
  setupFiles: ['<rootDir>/jest.setup.mjs'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/jest.styles.mjs',
    // Dependencies of antd. Jest finds our libraries by the 'source' condition, which in these packages points to
    // TypeScript that nobody compiles.
    '^((?:scroll|compute-scroll)-into-view(?:-if-needed)?)$': '<rootDir>/../../node_modules/$1/dist/index.cjs',
  },
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
};
