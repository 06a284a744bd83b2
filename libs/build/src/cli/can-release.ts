import { checkLive } from '../release/registry.ts';
import { runCommand } from '../start/run-command.ts';
import { strings } from '../start/strings.ts';
import { projectName, releasesFolder } from '../workspace.ts';
import { publishNamed } from './publish-named.ts';

/* Builds the named projects and checks, for pipelines, whether `release` would accept them. Leaves what is live unchanged. */
await runCommand(async () => {
  const say = (line: string): void => console.log(line);
  const releases = await publishNamed('can-release', say);
  for (const line of checkLive(releasesFolder(), releases)) say(line);
  for (const { name, version } of releases) say(strings.releasable(projectName(name), version));
});
