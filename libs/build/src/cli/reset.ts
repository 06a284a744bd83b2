import { existsSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { closedFolderPlace } from '../database/location.ts';
import { Failure } from '../start/failure.ts';
import { runCommand } from '../start/run-command.ts';
import { portalOf } from '../start/lock.ts';
import { processOf } from '../start/lock-owner.ts';
import { strings } from '../start/strings.ts';
import { portalFolder } from '../workspace.ts';

await runCommand(async () => {
  const folder = portalFolder();
  const running = portalOf(folder);
  if (running) throw new Failure(strings.alreadyRunning(processOf(running)));
  const places = [folder, closedFolderPlace(folder)].filter(existsSync);
  if (!(await agreed(places.join(', ') || folder))) return console.log(strings.resetKept);
  for (const place of places) rmSync(place, { recursive: true, force: true });
  console.log(strings.resetDone);
});

async function agreed(places: string): Promise<boolean> {
  if (process.argv.includes('--yes')) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(strings.resetQuestion(places))).trim().toLowerCase() === 'yes';
  } finally {
    terminal.close();
  }
}
