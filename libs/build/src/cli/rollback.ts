import { contractVersion } from '../release/manifest.ts';
import { rollBack } from '../release/registry.ts';
import { Failure, runCommand } from '../start/failure.ts';
import { messages } from '../start/messages.ts';
import { isRemoteProject, remoteName, remoteProjects, releasesFolder, workspaceRoot } from '../workspace.ts';

await runCommand(async () => {
  const project = process.argv[2];
  if (!isRemoteProject(project)) throw new Failure(messages.usage('rollback', remoteProjects));
  const releasesDir = releasesFolder();
  const version = rollBack(releasesDir, remoteName(project), contractVersion(workspaceRoot));
  if (!version) throw new Failure(messages.nothingBefore(project));
  console.log(messages.live(project, version));
});
