import { buildChanged } from '../start/build-changed.ts';
import { runCommand } from '../start/run-command.ts';
import { workspaceRoot } from '../workspace.ts';

/* Builds the applications before the journeys start their portals. Runs in a separate process, so that its time is measured separately. */
await runCommand(() => buildChanged(workspaceRoot, { say: () => undefined, soon: true }));
