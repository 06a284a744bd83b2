import { resolve } from 'node:path';
import { contractVersion } from '../release/manifest.ts';
import { rollBack } from '../release/registry.ts';
import { Failure, runCommand } from '../start/failure.ts';
import { messages } from '../start/messages.ts';
import { isRemoteProject, remoteName, remoteProjects, workspaceRoot } from '../workspace.ts';

await runCommand(async () => {
  const project = process.argv[2];
  if (!isRemoteProject(project)) throw new Failure(messages.usage('rollback', remoteProjects));
  const releasesDir = resolve(workspaceRoot, process.env.RELEASES_DIR ?? '.portal/releases');
  const version = rollBack(releasesDir, remoteName(project), contractVersion(workspaceRoot));
  if (!version) throw new Failure(messages.nothingBefore(project));
  console.log(messages.live(project, version));
});
