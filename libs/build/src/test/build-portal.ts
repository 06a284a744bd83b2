import { buildChanged } from '../start/build-changed.ts';
import { runCommand } from '../start/run-command.ts';
import { workspaceRoot } from '../workspace.ts';

/* Builds the applications before the journeys start their portals. Runs as a process of its own, so that its time is counted apart. */
await runCommand(() => buildChanged(workspaceRoot, { say: () => undefined, soon: true }));
