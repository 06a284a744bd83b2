import { clearOld } from '../release/clear-old.ts';
import { contractVersion } from '../release/manifest.ts';
import { publish } from '../release/publish.ts';
import { publishService } from '../release/publish-service.ts';
import { makeLive } from '../release/registry.ts';
import { buildChanged } from '../start/build-changed.ts';
import { Failure, runCommand } from '../start/failure.ts';
import { strings } from '../start/strings.ts';
import { withDatabase } from '../start/with-database.ts';
import {
  isBffProject,
  isBrowserProject,
  portalFolder,
  releasedProjects,
  releasesFolder,
  workspaceRoot,
} from '../workspace.ts';
import { isRunning, ship } from './ship.ts';

await runCommand(async () => {
  const project = process.argv[2];
  const say = (line: string): void => console.log(line);
  const releasesDir = releasesFolder();
  if (isBrowserProject(project)) {
    await buildChanged(workspaceRoot, { say, only: project });
    const release = publish(workspaceRoot, project, releasesDir);
    makeLive(releasesDir, [release]);
    say(strings.live(project, release.version));
  } else if (isBffProject(project)) {
    const { version } = publishService(workspaceRoot, project, releasesDir);
    // Migrations only expand: the services that run go on.
    if (isRunning()) await withDatabase(portalFolder(), async () => undefined);
    say(strings.live(project, await ship(project, version)));
  } else throw new Failure(strings.usage('release', releasedProjects));
  clearOld(releasesDir, contractVersion(workspaceRoot));
});
