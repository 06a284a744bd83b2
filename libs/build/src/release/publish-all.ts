import { buildChanged, type BuildOptions } from '../start/build-changed.ts';
import { strings } from '../start/strings.ts';
import { browserProjects } from '../workspace.ts';
import { clearOld } from './clear-old.ts';
import { contractVersion } from './manifest.ts';
import { publish } from './publish.ts';
import { liveOf, makeLive, readRegistry } from './registry.ts';

/** Builds what changed and publishes it. A version released before is not made live again: someone may have rolled it back. */
export async function publishAll(root: string, releasesDir: string, options: BuildOptions): Promise<void> {
  const { only, say } = options;
  await buildChanged(root, options);
  for (const project of only ? [only] : browserProjects) {
    const release = publish(root, project, releasesDir);
    const known = liveOf(readRegistry(releasesDir, release.contract), release.name)[release.name];
    if (known && !release.isNew) continue;
    makeLive(releasesDir, release);
    say(strings.live(project, release.version));
  }
  clearOld(releasesDir, contractVersion(root));
}
