import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { HEADS_FILE, readHeads } from '@psp/domain/operating/audit/heads';
import { verifyAudit } from '@psp/domain/operating/audit/verify';
import { createReadDb } from '@psp/domain/read-db';
import { Failure } from '../start/failure.ts';
import { auditHeadsDir } from '../start/files-url.ts';
import { runCommand } from '../start/run-command.ts';
import { withDatabase } from '../start/with-database.ts';
import { portalFolder } from '../workspace.ts';
import { strings } from './strings.ts';

function headsFolder(): string {
  try {
    const { values } = parseArgs({ options: { heads: { type: 'string' } } });
    return values.heads || auditHeadsDir(portalFolder());
  } catch {
    throw new Failure(strings.verifyUsage);
  }
}

/* Printed as they are found: a table that was changed as a whole has millions. */
await runCommand(async () => {
  const folder = headsFolder();
  const file = join(folder, HEADS_FILE);
  const written = await readHeads(folder);
  if (!written) console.log(strings.noHeads(file));
  const { heads, unreadable } = written ?? { heads: [], unreadable: [] };
  if (unreadable.length > 0) console.log(strings.unreadableHeads(file, unreadable));
  const report = (fault: Parameters<typeof strings.auditFault>[0]) => console.log(strings.auditFault(fault));
  const { sealed, faults } = await withDatabase(portalFolder(), (orm) =>
    verifyAudit(createReadDb(orm), { heads, report }),
  );
  const all = faults + unreadable.length;
  if (all > 0) throw new Failure(strings.auditFaulty(all, sealed));
  console.log(strings.auditWhole(sealed, heads.length));
});
process.exit();
