import { clearOld } from '../release/clear-old.ts';
import { publish } from '../release/publish.ts';
import { makeLive } from '../release/registry.ts';
import { buildChanged } from '../start/build-changed.ts';
import { Failure, runCommand } from '../start/failure.ts';
import { strings } from '../start/strings.ts';
import { browserProjects, isBrowserProject, releasesFolder, workspaceRoot } from '../workspace.ts';

await runCommand(async () => {
  const project = process.argv[2];
  if (!isBrowserProject(project)) throw new Failure(strings.usage('release', browserProjects));
  const say = (line: string): void => console.log(line);
  const releasesDir = releasesFolder();
  await buildChanged(workspaceRoot, { say, only: project });
  const release = publish(workspaceRoot, project, releasesDir);
  makeLive(releasesDir, [release]);
  say(strings.live(project, release.version));
  clearOld(releasesDir, release.contract);
});
