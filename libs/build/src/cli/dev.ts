import { parseArgs } from 'node:util';
import { developInPortal } from '../dev/in-portal.ts';
import { developPortal } from '../dev/portal.ts';
import { developRemote } from '../dev/remote.ts';
import { Failure } from '../start/failure.ts';
import { runCommand } from '../start/run-command.ts';
import { strings } from '../start/strings.ts';
import { isRemoteProject } from '../workspace.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { portal: { type: 'string' }, split: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [project] = positionals;
  const say = (line: string): void => console.log(line);
  const { portal } = values;
  if (portal === undefined) return isRemoteProject(project) ? developRemote(project, say) : developPortal(say);
  if (!isRemoteProject(project) || !URL.canParse(portal)) throw new Failure(strings.usageInPortal);
  await developInPortal(project, new URL(portal), say);
});
process.exit();
