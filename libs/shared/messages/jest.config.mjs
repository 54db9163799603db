import { jestPreset } from '../../../jest.preset.mjs';

export default { ...jestPreset(), testMatch: ['<rootDir>/src/**/*.spec.ts'] };
