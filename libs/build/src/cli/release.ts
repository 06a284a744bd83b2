import { clearOld } from '../release/clear-old.ts';
import { contractVersion } from '../release/manifest.ts';
import { checkLive } from '../release/registry.ts';
import { runCommand } from '../start/failure.ts';
import { strings } from '../start/strings.ts';
import { withDatabase } from '../start/with-database.ts';
import { portalFolder, projectName, releasesFolder, workspaceRoot } from '../workspace.ts';
import { publishNamed } from './published.ts';
import { isForPortal, makeShip } from './ship.ts';

await runCommand(async () => {
  const say = (line: string): void => console.log(line);
  const releases = await publishNamed('release', say);
  for (const line of checkLive(releasesFolder(), releases)) say(line);
  // Migrations only expand: the services that run go on.
  if (isForPortal(releases)) await withDatabase(portalFolder(), async () => undefined);
  await makeShip({ releases });
  for (const { name, version } of releases) say(strings.live(projectName(name), version));
  clearOld(releasesFolder(), contractVersion(workspaceRoot));
});
