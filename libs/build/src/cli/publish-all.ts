import { publishAll } from '../release/publish-all.ts';
import { runCommand } from '../start/failure.ts';
import { releasesFolder, workspaceRoot } from '../workspace.ts';

/* For the container image: everything built and released into RELEASES_DIR, nothing started. */
await runCommand(() => publishAll(workspaceRoot, releasesFolder(), { say: (line) => console.log(line) }));
