import { relative } from 'node:path';
import { clearOld } from '../release/clear-old.ts';
import { contractVersion } from '../release/manifest.ts';
import { checkLive } from '../release/registry.ts';
import { isService } from '../release/ship.ts';
import { runCommand } from '../start/run-command.ts';
import { strings } from '../start/strings.ts';
import { releasesFolder, workspaceRoot } from '../workspace.ts';
import { publishNamed } from './publish-named.ts';
import { makeShip } from './ship.ts';

await runCommand(async () => {
  const say = (line: string): void => console.log(line);
  const releases = await publishNamed('release', say);
  for (const line of checkLive(releasesFolder(), releases)) say(line);
  await makeShip({ releases }, say);
  const isElsewhere = relative(workspaceRoot, releasesFolder()).startsWith('..');
  if (isElsewhere && releases.some(isService)) say(strings.packagesStay(workspaceRoot));
  clearOld(releasesFolder(), contractVersion(workspaceRoot));
});
