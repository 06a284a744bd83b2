import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Built } from '../release/compatibility.ts';
import { contractVersion } from '../release/manifest.ts';
import { compile } from '../webpack/compile.ts';
import { createConfig } from '../webpack/config.ts';
import { remoteName, type RemoteProject, workspaceRoot } from '../workspace.ts';

/**
 * Builds a remote of a few files, as another team would, with the libraries of this checkout. `files` maps paths below `folder`, which must
 * be empty, to contents; packages that only this remote has are below `node_modules`.
 */
export async function buildSmallRemote(
  folder: string,
  project: RemoteProject,
  files: Record<string, string>,
): Promise<Built> {
  const { dependencies }: { dependencies: object } = JSON.parse(
    readFileSync(join(workspaceRoot, project, 'package.json'), 'utf8'),
  );
  for (const [path, text] of Object.entries({
    [`${project}/package.json`]: JSON.stringify({ name: project, dependencies }),
    ...files,
  })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  symlinkSync(join(workspaceRoot, 'libs'), join(folder, 'libs'));
  const version = 'small';
  const config = createConfig({ root: folder, project, flavour: 'remote', mode: 'production', version });
  // Hides a warning of federation about the public path, which only the browser knows.
  await compile({ ...config, infrastructureLogging: { level: 'error' } });
  return {
    name: remoteName(project),
    version,
    contract: contractVersion(folder),
    folder: join(folder, project, 'dist'),
  };
}
