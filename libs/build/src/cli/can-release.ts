import { publish } from '../release/publish.ts';
import { checkLive } from '../release/registry.ts';
import { buildChanged } from '../start/build-changed.ts';
import { Failure, runCommand } from '../start/failure.ts';
import { strings } from '../start/strings.ts';
import { browserProjects, isBrowserProject, releasesFolder, workspaceRoot } from '../workspace.ts';

/* For a pipeline: builds one application and says whether `release` would accept it beside what is live. Changes nothing of that. */
await runCommand(async () => {
  const project = process.argv[2];
  if (!isBrowserProject(project)) throw new Failure(strings.usage('can-release', browserProjects));
  const say = (line: string): void => console.log(line);
  await buildChanged(workspaceRoot, { say, only: project });
  const release = publish(workspaceRoot, project, releasesFolder());
  checkLive(releasesFolder(), release);
  say(strings.releasable(project, release.version));
});
