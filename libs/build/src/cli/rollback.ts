import { contractVersion } from '../release/manifest.ts';
import { versionBefore } from '../release/ship.ts';
import { Failure } from '../start/failure.ts';
import { runCommand } from '../start/run-command.ts';
import { strings } from '../start/strings.ts';
import { releasedProjects, releasesFolder, remoteName, workspaceRoot } from '../workspace.ts';
import { makeShip } from './ship.ts';

await runCommand(async () => {
  const project = releasedProjects.find((name) => name === process.argv[2]);
  if (!project) throw new Failure(strings.usage('rollback', releasedProjects));
  const release = versionBefore(releasesFolder(), remoteName(project), contractVersion(workspaceRoot));
  await makeShip({ releases: [release], isRollback: true }, (line) => console.log(line));
});
