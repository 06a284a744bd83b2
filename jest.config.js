import { availableParallelism } from 'node:os';

/** @param {string} name */
const part = (name) => `<rootDir>/libs/build/src/test/${name}.ts`;

const common = {
  rootDir: import.meta.dirname,
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
    '\\.css$': part('empty'),
    '^@fontsource-variable/.*$': part('empty'),
    // These publish .tsx and .ts files under one pattern; jest resolves only the first target of such a list.
    '^@psp/(design-system|features|remote)/(.*)$': ['<rootDir>/libs/$1/src/$2.tsx', '<rootDir>/libs/$1/src/$2.ts'],
  },
};

/** Tests run on real modules and a real PostgreSQL, in Node unless a file asks for a document. */
export default {
  rootDir: import.meta.dirname,
  projects: [
    {
      ...common,
      displayName: 'server',
      testMatch: [
        '<rootDir>/{services,libs/{bff-kit,build,contracts,demo,domain}}/**/src/**/*.test.ts',
        '<rootDir>/libs/{auth,features}/src/{server,*/server}/**/*.test.ts',
      ],
      testEnvironment: part('native/environment'),
      runtime: part('native/runtime'),
    },
    {
      ...common,
      displayName: 'browser',
      testMatch: ['<rootDir>/{libs,shell,mfe-*}/**/src/**/*.test.{ts,tsx}'],
      // What is the server's; anything else that is new is tested here.
      testPathIgnorePatterns: [
        '<rootDir>/libs/(bff-kit|build|contracts|demo|domain)/',
        '<rootDir>/libs/(auth|features)/src/([^/]+/)?server/',
      ],
      setupFilesAfterEnv: [part('patience')],
    },
  ],
  globalSetup: part('database-setup'),
  globalTeardown: part('database-teardown'),
  testTimeout: 60_000,
  // Tests wait for the database and for time to pass; one worker more than processors keeps all of these busy.
  maxWorkers: availableParallelism() + 1,
  // Of a worker that has run many files; the next ones get a new process.
  workerIdleMemoryLimit: '1GB',
  // Such a worker gives its memory back for 0,4 s after its last line has run, longer beside others; one that hangs is still told.
  workerGracefulExitTimeout: 10_000,
};
