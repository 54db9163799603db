import { jestPreset } from '../../jest.preset.mjs';

export default {
  ...jestPreset({ environment: 'jsdom', react: true }),
  setupFiles: ['<rootDir>/jest.setup.mjs'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/jest.styles.mjs',
    // antd brings them; their 'source' condition, by which our libraries are found, names TypeScript that nothing compiles.
    '^((?:scroll|compute-scroll)-into-view(?:-if-needed)?)$': '<rootDir>/../../node_modules/$1/dist/index.cjs',
  },
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
};
