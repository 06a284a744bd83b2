import { globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { createImportGraph, type ImportGraph } from './graph/import-graph.ts';
import { buildInputs } from './release/version.ts';
import { isBrowserProject, workspaceRoot } from './workspace.ts';

/** Files that affect all tests. */
const testing = ['jest.config.js', 'package-lock.json', 'libs/build/src/test/**/*'];

const inRoot = (paths: Iterable<string>): string[] => [...paths].map((path) => `{workspaceRoot}/${path}`);
const relativePaths = (files: Iterable<string>): string[] => [...files].map((file) => relative(workspaceRoot, file));

/** Returns the test target of a workspace; its inputs are the workspace's own files and everything that they import. */
function testTarget(root: string, graph: ImportGraph) {
  const own = globSync(`${root}/{src,e2e}/**/*.{ts,tsx}`, { cwd: workspaceRoot });
  const { files } = graph.reach(own.map((path) => join(workspaceRoot, path)));
  const others = relativePaths(files).filter((path) => !path.startsWith(`${root}/`));
  const command = `node libs/build/src/cli/test.ts --in ${root}`;
  return { command, inputs: ['default', ...inRoot([...others, ...testing])], cache: true };
}

function buildTarget(project: string, graph: ImportGraph) {
  const { files } = buildInputs(workspaceRoot, project, graph);
  return {
    command: `node libs/build/src/cli/build.ts ${project}`,
    inputs: inRoot([...relativePaths(files), 'package-lock.json']),
    outputs: ['{projectRoot}/dist'],
    cache: true,
  };
}

/**
 * Nx plugin that gives each workspace a target `test`, and browser applications a target `build`. Their inputs are the imported files, not
 * the whole packages of these files.
 */
export const createNodesV2 = [
  '{libs/*,services/*,shell,mfe-*}/package.json',
  (manifests: readonly string[]) => {
    const graph = createImportGraph(workspaceRoot);
    return manifests.map((manifest) => {
      const root = dirname(manifest);
      const test = testTarget(root, graph);
      const targets = isBrowserProject(root) ? { test, build: buildTarget(root, graph) } : { test };
      return [manifest, { projects: { [root]: { targets } } }] as const;
    });
  },
] as const;
