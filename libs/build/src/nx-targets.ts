import { dirname, relative } from 'node:path';
import { createImportGraph, type ImportGraph } from './graph/import-graph.ts';
import { buildInputs } from './release/version.ts';
import { isBrowserProject, workspaceRoot } from './workspace.ts';

const inRoot = (paths: Iterable<string>): string[] => [...paths].map((path) => `{workspaceRoot}/${path}`);
const relativePaths = (files: Iterable<string>): string[] => [...files].map((file) => relative(workspaceRoot, file));

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
 * Gives browser applications a target `build`, by which Nx tells what a change touches: the files that something imports, and nothing
 * else of the packages that these lie in.
 */
export const createNodesV2 = [
  '{shell,mfe-*}/package.json',
  (manifests: readonly string[]) => {
    const graph = createImportGraph(workspaceRoot);
    return manifests.map((manifest) => {
      const root = dirname(manifest);
      const targets = isBrowserProject(root) ? { build: buildTarget(root, graph) } : {};
      return [manifest, { projects: { [root]: { targets } } }] as const;
    });
  },
] as const;
