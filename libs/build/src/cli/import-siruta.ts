import { importSiruta } from '@psp/domain/joining/authorities/import-siruta';
import { MalformedSiruta } from '@psp/domain/joining/authorities/read-siruta';
import { Failure } from '../start/failure.ts';
import { runCommand } from '../start/run-command.ts';
import { withDatabase } from '../start/with-database.ts';
import { portalFolder } from '../workspace.ts';
import { readInputFile } from './input-file.ts';
import { strings } from './strings.ts';

/** Prints the progress on one line that a terminal overwrites; without a terminal, prints only the end. */
function progress(done: number, total: number): void {
  const line = strings.progress(done, total);
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === total ? '\n' : ''}`);
  else if (done === total) console.log(line);
}

await runCommand(async () => {
  const args = process.argv.slice(2);
  const isForced = args.includes('--force');
  const text = await readInputFile(
    args.filter((argument) => argument !== '--force'),
    strings.importUsage,
  );
  try {
    const report = await withDatabase(portalFolder(), (orm) => importSiruta(orm, text, { isForced, progress }));
    for (const line of strings.report(report)) console.log(line);
  } catch (error) {
    throw error instanceof MalformedSiruta ? new Failure(strings.nothingChanged(error.message)) : error;
  }
});
process.exit();
