import { buildChanged } from '../start/build-changed.ts';
import { strings } from '../start/strings.ts';
import { remoteProjects } from '../workspace.ts';
import { publish } from './publish.ts';
import { makeLive, readRegistry } from './registry.ts';

/** Builds what changed and publishes it. A version released before is not made live again: someone may have rolled it back. */
export async function publishAll(
  root: string,
  releasesDir: string,
  say: (line: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  await buildChanged(root, { say, signal });
  for (const project of remoteProjects) {
    const release = publish(root, project, releasesDir);
    const known = readRegistry(releasesDir, release.contract).remotes[release.name];
    if (known && !release.isNew) continue;
    makeLive(releasesDir, release);
    say(strings.live(project, release.version));
  }
}
