/** Tests run on real modules and a real PostgreSQL, in Node unless a file asks for a document. */
export default {
  rootDir: import.meta.dirname,
  testMatch: ['<rootDir>/{libs,services,shell,mfe-public,mfe-uat,mfe-firma,mfe-admin}/**/src/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.portal/', '<rootDir>/.nx/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        swcrc: false,
        module: { type: 'es6' },
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          experimental: { keepImportAttributes: true },
        },
      },
    ],
  },
  moduleNameMapper: {
    '\\.css$': '<rootDir>/libs/build/src/test/empty.ts',
    '^@fontsource-variable/.*$': '<rootDir>/libs/build/src/test/empty.ts',
    // These publish .tsx and .ts files under one pattern; jest resolves only the first target of such a list.
    '^@psp/(design-system|features|remote)/(.*)$': ['<rootDir>/libs/$1/src/$2.tsx', '<rootDir>/libs/$1/src/$2.ts'],
  },
  globalSetup: '<rootDir>/libs/build/src/test/database-setup.ts',
  globalTeardown: '<rootDir>/libs/build/src/test/database-teardown.ts',
  setupFilesAfterEnv: ['<rootDir>/libs/build/src/test/patience.ts'],
  testTimeout: 60_000,
  // The database and the tests wait for each other in turn; a worker fewer than processors leaves one idle.
  maxWorkers: '100%',
};
