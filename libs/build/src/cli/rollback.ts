import { contractVersion } from '../release/manifest.ts';
import { rollBack } from '../release/registry.ts';
import { Failure, runCommand } from '../start/failure.ts';
import { strings } from '../start/strings.ts';
import {
  isBffProject,
  isBrowserProject,
  releasedProjects,
  releasesFolder,
  remoteName,
  workspaceRoot,
} from '../workspace.ts';
import { ship } from './ship.ts';

await runCommand(async () => {
  const project = process.argv[2];
  if (isBffProject(project)) return console.log(strings.live(project, await ship(project)));
  if (!isBrowserProject(project)) throw new Failure(strings.usage('rollback', releasedProjects));
  const version = rollBack(releasesFolder(), remoteName(project), contractVersion(workspaceRoot));
  if (!version) throw new Failure(strings.nothingBefore(project));
  console.log(strings.live(project, version));
});
