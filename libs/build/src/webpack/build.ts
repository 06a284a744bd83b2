import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASE, contractVersion, writeRelease } from '../release/manifest.ts';
import { hasServerBundle } from '../release/server-bundle.ts';
import { createImportGraph } from '../graph/import-graph.ts';
import { buildInputs, versionOf } from '../release/version.ts';
import type { Operations } from '../operations/operations.ts';
import { servedOperations } from '../operations/served.ts';
import { writeCalls } from '../operations/write-calls.ts';
import { type BrowserProject, calledServices, remoteName } from '../workspace.ts';
import { isFile } from '../graph/workspaces.ts';
import { compile } from './compile.ts';
import { compressFolder } from './compress.ts';
import { createConfig } from './config.ts';
import { createPageNeedsConfig } from './page-needs/config.ts';
import { createServerConfig } from './server.ts';
import { sharedFiles } from './sharing.ts';

interface Build {
  root: string;
  project: BrowserProject;
  version: string;
  /** Files of this repository that the version covers. */
  files: ReadonlySet<string>;
}

/**
 * Builds browser applications for production, each into `<project>/dist`, one after the other, so that they share read files, compiled
 * modules and the operations of services. Calls `done` after each with its version. Rejects with webpack's errors.
 */
export async function buildProjects(
  root: string,
  projects: readonly BrowserProject[],
  done: (project: BrowserProject, version: string) => void,
): Promise<void> {
  const graph = createImportGraph(root);
  // Computes all versions first: a file that changes later must not count for any, since its old content may have been read.
  const builds = projects.map((project): Build => {
    const inputs = buildInputs(root, project, graph);
    return { root, project, version: versionOf(root, project, inputs), files: inputs.files };
  });
  let all: Record<string, Operations> | undefined;
  const served = () => (all ??= servedOperations(root, calledServices));
  for (const build of builds) {
    await buildProject(build, served);
    done(build.project, build.version);
  }
}

/* Removes `release.json` first and writes it last: a folder without it is an unfinished build. */
async function buildProject(build: Build, served: () => Record<string, Operations>): Promise<void> {
  const { root, project, version, files } = build;
  const folder = join(root, project, 'dist');
  rmSync(join(folder, RELEASE), { force: true });
  const flavour = project === 'shell' ? 'host' : 'remote';
  const read = await compile(createConfig({ root, project, flavour, mode: 'production', version }));
  writeCalls(root, project, files, served);
  const forGateway = hasServerBundle(root, project)
    ? createServerConfig({ root, project, version })
    : createPageNeedsConfig(root, project);
  const [ofGateway] = await Promise.all([compile(forGateway), compressFolder(folder)]);
  refuseUncounted(build, [...read, ...ofGateway]);
  writeRelease(folder, { name: remoteName(project), version, contract: contractVersion(root) });
}

/** Throws when webpack has read a file that the version does not cover. */
function refuseUncounted({ root, project, files }: Build, read: readonly string[]): void {
  // Webpack resolves files shared by the shell, but does not build them.
  const counted = new Set([...files, ...sharedFiles(root).map(({ file }) => file)]);
  const missed = read.filter((path) => isSource(root, path) && !counted.has(path));
  if (missed.length > 0) throw new Error(`${project}: the version does not count ${missed.join(', ')}`);
}

/** Whether a path is a source of this repository, not a folder, a package.json or a file of an npm package. */
const isSource = (root: string, path: string): boolean =>
  path.startsWith(root) && !/\/(node_modules|dist)\/|\/package\.json$/.test(path) && isFile(path);
