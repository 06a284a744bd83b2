import { join } from 'node:path';
import { contractVersion, writeRelease } from '../release/manifest.ts';
import { hasServerBundle } from '../release/server-bundle.ts';
import { projectVersion } from '../release/version.ts';
import { remoteName } from '../workspace.ts';
import { compile } from './compile.ts';
import { compressFolder } from './compress.ts';
import { createConfig } from './config.ts';
import { createServerConfig } from './server.ts';

/**
 * Builds one browser application for production into `<project>/dist` and returns its version. Rejects with webpack's errors.
 * webpack empties the folder first, so a folder without `release.json` is an unfinished build.
 */
export async function buildProject(root: string, project: string): Promise<string> {
  const version = projectVersion(root, project);
  const folder = join(root, project, 'dist');
  const flavour = project === 'shell' ? 'host' : 'remote';
  await compile(createConfig({ root, project, flavour, mode: 'production', version }));
  writeRelease(folder, { name: remoteName(project), version, contract: contractVersion(root) });
  await compressFolder(folder);
  if (hasServerBundle(root, project)) await compile(createServerConfig({ root, project, version }));
  return version;
}
