import { resolve } from 'node:path';
import { publishAll } from '../release/publish-all.ts';
import { runCommand } from '../start/failure.ts';
import { workspaceRoot } from '../workspace.ts';

/* For the container image: everything built and released into RELEASES_DIR, nothing started. */
await runCommand(() =>
  publishAll(workspaceRoot, resolve(workspaceRoot, process.env.RELEASES_DIR ?? '.portal/releases'), (line) =>
    console.log(line),
  ),
);
