import { cpSync, globSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { createImportGraph, type ImportGraph, type Reached } from '../graph/import-graph.ts';
import { type Operations, SERVES } from '../operations/operations.ts';
import { servedOperations } from '../operations/served.ts';
import { calledServices, readJson, remoteName, type ServiceProject, serviceProjects } from '../workspace.ts';
import { contractVersion } from './manifest.ts';
import { place, type Published } from './publish.ts';
import { liveOf, readRegistry, releaseFolder } from './registry.ts';
import { versionOf } from './version.ts';

/** Module that fills in basic rows after the migrations. The portal that starts the service runs it; the service itself does not import it. */
const BASICS = 'libs/domain/src/seed-basics.ts';

/**
 * Copies the sources that a service imports to the releases folder, with a list of its operations, without making it live. npm packages
 * are links to those of the checkout; workspace packages are copied.
 */
export function publishService(
  root: string,
  project: ServiceProject,
  releasesDir: string,
  graph = createImportGraph(root),
  served = () => servedOperations(root, [project]),
): Published {
  const reached = sourcesOf(root, project, graph);
  const version = versionOf(root, `services/${project}`, reached);
  const release = { name: remoteName(project), version, contract: contractVersion(root) };
  return {
    ...release,
    isNew: place(releasesDir, release, (draft) => {
      copySources(root, draft, reached);
      copyFiles(root, draft, graph.reach([join(root, BASICS)]).files);
      if (project !== 'worker') writeFileSync(join(draft, SERVES), JSON.stringify(served()[project]));
    }),
  };
}

function sourcesOf(root: string, project: ServiceProject, graph: ImportGraph): Reached {
  const folder = join(root, 'services', project);
  const { files, packages } = graph.reach([join(folder, 'src/main.ts')]);
  for (const manifest of [join(root, 'package.json'), join(folder, 'package.json')]) files.add(manifest);
  return { files, packages };
}

function copyFiles(root: string, draft: string, files: Iterable<string>): void {
  for (const file of files) cpSync(file, join(draft, relative(root, file)));
}

function copySources(root: string, draft: string, { files, packages }: Reached): void {
  copyFiles(root, draft, files);
  for (const manifest of globSync('{libs,services}/*/package.json', { cwd: draft })) {
    const name = String(Object(readJson(join(draft, manifest))).name);
    const link = join(draft, 'node_modules', name);
    symlink(relative(dirname(link), join(draft, dirname(manifest))), link);
  }
  for (const path of packages) symlink(join(root, path), join(draft, path));
}

function symlink(target: string, link: string): void {
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(target, link, 'junction');
}

/** Publishes every service by `publishService`. */
export function publishServices(root: string, releasesDir: string): Published[] {
  const graph = createImportGraph(root);
  let all: Record<string, Operations> | undefined;
  const served = () => (all ??= servedOperations(root, calledServices));
  return serviceProjects.map((project) => publishService(root, project, releasesDir, graph, served));
}

/** Returns the folders of the services' live releases, by their names below services/. */
export function liveServices(releasesDir: string, contract: number): Map<string, string> {
  const registry = readRegistry(releasesDir, contract);
  return new Map(
    serviceProjects.flatMap((project) => {
      const name = remoteName(project);
      const live = liveOf(registry, name)[name];
      return live ? [[project, releaseFolder(releasesDir, { name, ...live })] as const] : [];
    }),
  );
}
