import { developPortal } from '../dev/portal.ts';
import { developRemote } from '../dev/remote.ts';
import { runCommand } from '../start/failure.ts';
import { isRemoteProject } from '../workspace.ts';

await runCommand(async () => {
  const project = process.argv[2];
  const say = (line: string): void => console.log(line);
  await (isRemoteProject(project) ? developRemote(project, say) : developPortal(say));
});
process.exit();
