import { dirname } from 'node:path';

/** What the tests of a workspace depend on: its files, those of what it imports, and how tests run. */
const inputs = [
  'default',
  '^default',
  '{workspaceRoot}/jest.config.js',
  '{workspaceRoot}/package-lock.json',
  '{workspaceRoot}/libs/build/src/test/**/*',
];

/** Gives each workspace a target `test`, by which Nx tells whose tests a change can touch. */
export const createNodesV2 = [
  '{libs/*,services/*,shell,mfe-*}/package.json',
  (manifests: readonly string[]) =>
    manifests.map((manifest) => {
      const root = dirname(manifest);
      const command = `node libs/build/src/cli/test.ts --in ${root}`;
      return [manifest, { projects: { [root]: { targets: { test: { command, inputs, cache: true } } } } }] as const;
    }),
] as const;
