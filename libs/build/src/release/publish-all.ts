import { buildChanged, type BuildOptions } from '../start/build-changed.ts';
import { strings } from '../start/strings.ts';
import { browserProjects } from '../workspace.ts';
import { clearOld } from './clear-old.ts';
import { contractVersion } from './manifest.ts';
import { publish } from './publish.ts';
import { publishServices } from './publish-service.ts';
import { forgetServices, liveOf, makeLive, readRegistry } from './registry.ts';

interface PublishOptions extends BuildOptions {
  /** Whether services run as separate processes, from their releases. */
  isSplit?: boolean | undefined;
}

/** Builds changed applications and publishes them. */
export async function publishAll(root: string, releasesDir: string, options: PublishOptions): Promise<void> {
  await buildChanged(root, options);
  publishBuilt(root, releasesDir, options);
}

/** Publishes built applications and makes new versions live in one step. Known versions are left alone, since they may have been rolled back. */
export function publishBuilt(root: string, releasesDir: string, options: PublishOptions): void {
  const { only = browserProjects, say, isSplit } = options;
  const published = only.map((project) => publish(root, project, releasesDir));
  if (isSplit) published.push(...publishServices(root, releasesDir));
  else forgetServices(releasesDir, contractVersion(root));
  const registry = readRegistry(releasesDir, contractVersion(root));
  const next = published.filter(({ name, isNew }) => isNew || !liveOf(registry, name)[name]);
  makeLive(releasesDir, next);
  for (const { name, version } of next) say(strings.live(name, version));
  clearOld(releasesDir, contractVersion(root));
}
