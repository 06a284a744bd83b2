import { checkLive } from '../release/registry.ts';
import { runCommand } from '../start/run-command.ts';
import { strings } from '../start/strings.ts';
import { projectName, releasesFolder } from '../workspace.ts';
import { publishNamed } from './published.ts';

/* For a pipeline: says whether `release` would accept what it names beside what is live. Changes nothing of that. */
await runCommand(async () => {
  const say = (line: string): void => console.log(line);
  const releases = await publishNamed('can-release', say);
  for (const line of checkLive(releasesFolder(), releases)) say(line);
  for (const { name, version } of releases) say(strings.releasable(projectName(name), version));
});
