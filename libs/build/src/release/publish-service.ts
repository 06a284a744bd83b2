import { cpSync, globSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { createImportGraph, type ImportGraph, type Reached } from '../graph/import-graph.ts';
import { strings } from '../start/strings.ts';
import { readJson, remoteName, type ServiceProject, serviceProjects } from '../workspace.ts';
import { contractVersion } from './manifest.ts';
import { place, type Published } from './publish.ts';
import { liveOf, makeLive, readRegistry, releaseFolder } from './registry.ts';
import { versionOf } from './version.ts';

/**
 * Places the sources that a service reaches among the releases, without making it live. Packages of npm are those of the checkout, by
 * links; ours are the copies.
 */
export function publishService(
  root: string,
  project: ServiceProject,
  releasesDir: string,
  graph = createImportGraph(root),
): Published {
  const reached = sourcesOf(root, project, graph);
  const version = versionOf(root, `services/${project}`, reached);
  const release = { name: remoteName(project), version, contract: contractVersion(root) };
  return {
    ...release,
    isNew: place(releasesDir, release, (draft) => copySources(root, draft, reached)),
  };
}

function sourcesOf(root: string, project: ServiceProject, graph: ImportGraph): Reached {
  const folder = join(root, 'services', project);
  const { files, packages } = graph.reach([join(folder, 'src/main.ts')]);
  for (const manifest of [join(root, 'package.json'), join(folder, 'package.json')]) files.add(manifest);
  return { files, packages };
}

function copySources(root: string, draft: string, { files, packages }: Reached): void {
  for (const file of files) cpSync(file, join(draft, relative(root, file)));
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

/** Publishes every service that ships alone, as `publishBuilt` does for applications. Returns the folders of the live ones, by name. */
export function publishServices(root: string, releasesDir: string, say: (line: string) => void): Map<string, string> {
  const graph = createImportGraph(root);
  const published = serviceProjects.map((project) => publishService(root, project, releasesDir, graph));
  const { services } = readRegistry(releasesDir, contractVersion(root));
  const next = published.filter(({ name, isNew }) => isNew || !services[name]);
  makeLive(releasesDir, next);
  for (const { name, version } of next) say(strings.live(name, version));
  return liveServices(releasesDir, contractVersion(root));
}

function liveServices(releasesDir: string, contract: number): Map<string, string> {
  const registry = readRegistry(releasesDir, contract);
  return new Map(
    serviceProjects.flatMap((project) => {
      const name = remoteName(project);
      const live = liveOf(registry, name)[name];
      return live ? [[project, releaseFolder(releasesDir, { name, ...live })] as const] : [];
    }),
  );
}
