import { publishBuilt } from '../release/publish-all.ts';
import { openDatabase, prepareDatabase } from '../start/database.ts';
import { Failure } from '../start/failure.ts';
import { runCommand } from '../start/run-command.ts';
import { filesUrl } from '../start/files-url.ts';
import { strings } from '../start/strings.ts';
import { portalFolder, releasesFolder, workspaceRoot } from '../workspace.ts';

/*
 * Prepares a stack of containers while the services wait: migrates the database of DATABASE_URL, fills an empty one with demonstration
 * data unless SEED=none, and publishes the built browser applications to RELEASES_DIR.
 */
await runCommand(async () => {
  const say = (line: string): void => console.log(line);
  if (!process.env.DATABASE_URL) throw new Failure(strings.unreachable('DATABASE_URL is not set'));
  const database = await openDatabase('', say);
  await prepareDatabase(database.url, filesUrl(portalFolder()), say);
  publishBuilt(workspaceRoot, releasesFolder(), { say });
});
