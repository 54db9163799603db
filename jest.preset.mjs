// Settings of all Jest projects in this workspace: ES modules compiled by SWC, and imports with the extension `.ts`.
export function jestPreset({ environment = 'node', react = false, decorators = false } = {}) {
  return {
    testEnvironment: environment,
    testEnvironmentOptions: { customExportConditions: ['source', 'node', 'default'] },
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    modulePathIgnorePatterns: ['<rootDir>/dist/'],
    transform: {
      '^.+\\.tsx?$': [
        '@swc/jest',
        {
          jsc: {
            target: 'es2023',
            experimental: { keepImportAttributes: true },
            parser: { syntax: 'typescript', tsx: react, decorators },
            transform: {
              legacyDecorator: decorators,
              decoratorMetadata: decorators,
              ...(react ? { react: { runtime: 'automatic' } } : {}),
            },
          },
          module: { type: 'es6' },
        },
      ],
    },
  };
}
