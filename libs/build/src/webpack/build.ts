import { join } from 'node:path';
import { contractVersion, writeRelease } from '../release/manifest.ts';
import { hasServerBundle } from '../release/server-bundle.ts';
import { createImportGraph } from '../graph/import-graph.ts';
import { buildInputs, projectVersion } from '../release/version.ts';
import { writeCalls } from '../operations/write-calls.ts';
import { remoteName } from '../workspace.ts';
import { isFile } from '../graph/workspaces.ts';
import { compile } from './compile.ts';
import { compressFolder } from './compress.ts';
import { createConfig } from './config.ts';
import { createPageNeedsConfig } from './page-needs/config.ts';
import { createServerConfig } from './server.ts';
import { sharedFiles } from './sharing.ts';

/**
 * Builds one browser application for production into `<project>/dist` and returns its version. Rejects with webpack's errors.
 * webpack empties the folder first, so a folder without `release.json` is an unfinished build.
 */
export async function buildProject(root: string, project: string): Promise<string> {
  const graph = createImportGraph(root);
  const version = projectVersion(root, project, graph);
  const { files } = buildInputs(root, project, graph);
  const folder = join(root, project, 'dist');
  const flavour = project === 'shell' ? 'host' : 'remote';
  const read = await compile(createConfig({ root, project, flavour, mode: 'production', version }));
  writeRelease(folder, { name: remoteName(project), version, contract: contractVersion(root) });
  writeCalls(root, project, files);
  await compressFolder(folder);
  const forGateway = hasServerBundle(root, project)
    ? createServerConfig({ root, project, version })
    : createPageNeedsConfig(root, project);
  read.push(...(await compile(forGateway)));
  // Files that are taken from the shell are looked for, and not built.
  const counted = new Set([...files, ...sharedFiles(root).map(({ file }) => file)]);
  const missed = read.filter((path) => isSource(root, path) && !counted.has(path));
  if (missed.length > 0) throw new Error(`${project}: the version does not count ${missed.join(', ')}`);
  return version;
}

/** A file of this repository, as opposed to folders, package.json files read in passing and what others made. */
const isSource = (root: string, path: string): boolean =>
  path.startsWith(root) && !/\/(node_modules|dist)\/|\/package\.json$/.test(path) && isFile(path);
