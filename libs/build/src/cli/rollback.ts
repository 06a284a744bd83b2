import { contractVersion } from '../release/manifest.ts';
import { rollBack } from '../release/registry.ts';
import { Failure, runCommand } from '../start/failure.ts';
import { strings } from '../start/strings.ts';
import { browserProjects, isBrowserProject, remoteName, releasesFolder, workspaceRoot } from '../workspace.ts';

await runCommand(async () => {
  const project = process.argv[2];
  if (!isBrowserProject(project)) throw new Failure(strings.usage('rollback', browserProjects));
  const releasesDir = releasesFolder();
  const version = rollBack(releasesDir, remoteName(project), contractVersion(workspaceRoot));
  if (!version) throw new Failure(strings.nothingBefore(project));
  console.log(strings.live(project, version));
});
