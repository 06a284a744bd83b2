/** @param {string} name */
const part = (name) => `<rootDir>/libs/build/src/test/${name}.ts`;

/* `npm run test:long` sets the variable, and names the files. */
const long = process.env.LONG_TESTS ? [] : ['\\.long\\.test\\.tsx?$'];

const sources = '<rootDir>/{libs,services,shell,mfe-*}/**/src/**';

const common = {
  rootDir: import.meta.dirname,
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.portal/', '<rootDir>/.nx/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {},
  runtime: part('native/runtime'),
  globalTeardown: part('teardown'),
};

/** Tests run on real modules and a real PostgreSQL, or in a page. */
export default {
  rootDir: import.meta.dirname,
  projects: [
    {
      ...common,
      displayName: 'server',
      // Without a page: also components, as the server draws them.
      testMatch: [`${sources}/*.test.ts`, `${sources}/*server-drawn.test.tsx`],
      testPathIgnorePatterns: ['/node_modules/', '\\.page\\.test\\.ts$', ...long],
      testEnvironment: part('native/environment'),
      globalSetup: part('database-setup'),
      setupFilesAfterEnv: [part('quiet')],
    },
    {
      ...common,
      displayName: 'browser',
      // Components, and what needs a page without drawing one.
      testMatch: [`${sources}/*.test.tsx`, `${sources}/*.page.test.ts`],
      testPathIgnorePatterns: ['/node_modules/', 'server-drawn\\.test\\.tsx$', ...long],
      testEnvironment: part('native/document'),
      globalSetup: part('temporary-files'),
      setupFilesAfterEnv: [part('screens'), part('quiet')],
      // A page has none of these, or leaves them to what runs it; the worker itself needs them.
      fakeTimers: { doNotFake: ['hrtime', 'nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] },
    },
  ],
  testTimeout: 60_000,
  // Of a worker that has run many files; the next ones get a new process.
  workerIdleMemoryLimit: '1GB',
  // Such a worker gives its memory back for 0,4 s after its last line has run, longer beside others; one that hangs is still told.
  workerGracefulExitTimeout: 10_000,
};
