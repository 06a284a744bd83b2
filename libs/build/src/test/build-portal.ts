import { buildChanged } from '../start/build-changed.ts';
import { runCommand } from '../start/run-command.ts';
import { workspaceRoot } from '../workspace.ts';

/* What the portals of the journeys then find built, in a process of its own, whose time is told apart. */
await runCommand(() => buildChanged(workspaceRoot, { say: () => undefined }));
