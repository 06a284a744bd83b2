import { importCpv } from '@psp/domain/operating/taxonomies/cpv/import-cpv';
import { MalformedCpv } from '@psp/domain/operating/taxonomies/cpv/read-cpv';
import { Failure } from '../start/failure.ts';
import { runCommand } from '../start/run-command.ts';
import { withDatabase } from '../start/with-database.ts';
import { portalFolder } from '../workspace.ts';
import { readInputFile } from './input-file.ts';
import { strings } from './strings.ts';

await runCommand(async () => {
  const text = await readInputFile(process.argv.slice(2), strings.importCpvUsage);
  try {
    console.log(strings.cpvReport(await withDatabase(portalFolder(), (orm) => importCpv(orm, text))));
  } catch (error) {
    throw error instanceof MalformedCpv ? new Failure(strings.cpvUnchanged(error.message)) : error;
  }
});
process.exit();
