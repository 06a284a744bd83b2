import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { importSiruta } from '@psp/domain/joining/authorities/import-siruta';
import { MalformedSiruta } from '@psp/domain/joining/authorities/read-siruta';
import { errorCode, Failure, runCommand } from '../start/failure.ts';
import { withDatabase } from '../start/with-database.ts';
import { portalFolder } from '../workspace.ts';
import { strings } from './strings.ts';

/** A line that is written over while somebody watches; in a log only its last state. */
function progress(done: number, total: number): void {
  const line = strings.progress(done, total);
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === total ? '\n' : ''}`);
  else if (done === total) console.log(line);
}

async function textOf(path: string): Promise<string> {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new Failure(strings.noFile(path, errorCode(error) ?? String(error)));
  });
  // What is not UTF-8 becomes U+FFFD, and the import names its line.
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

await runCommand(async () => {
  const given = process.argv.slice(2);
  const isForced = given.includes('--force');
  const [path, ...rest] = given.filter((argument) => argument !== '--force');
  if (!path || path.startsWith('-') || rest.length > 0) throw new Failure(strings.importUsage);
  const text = await textOf(resolve(process.env.INIT_CWD ?? '.', path));
  try {
    const report = await withDatabase(portalFolder(), (orm) => importSiruta(orm, text, { isForced, progress }));
    for (const line of strings.report(report)) console.log(line);
  } catch (error) {
    throw error instanceof MalformedSiruta ? new Failure(strings.nothingChanged(error.message)) : error;
  }
});
process.exit();
