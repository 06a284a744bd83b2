import { parseArgs } from 'node:util';
import { asSystem } from '@psp/domain/as-system';
import { type OperationEnd, reportOperation } from '@psp/domain/operating/health/reports';
import { Failure } from '../start/failure.ts';
import { runCommand } from '../start/run-command.ts';
import { withDatabase } from '../start/with-database.ts';
import { portalFolder } from '../workspace.ts';
import { strings } from './strings.ts';

const KINDS: readonly OperationEnd['kind'][] = ['backup', 'backup_drill'];
const OUTCOMES: readonly OperationEnd['outcome'][] = ['ok', 'failed'];
const DETAIL_MAX = 200;

function options(): OperationEnd {
  const string = { type: 'string' } as const;
  try {
    const { values } = parseArgs({ options: { kind: string, outcome: string, detail: string } });
    const kind = KINDS.find((one) => one === values.kind);
    const outcome = OUTCOMES.find((one) => one === values.outcome);
    if (!kind || !outcome) throw new Failure(strings.backupUsage);
    return { kind, outcome, detail: values.detail?.trim().slice(0, DETAIL_MAX) || null };
  } catch (error) {
    throw error instanceof Failure ? error : new Failure(strings.backupUsage);
  }
}

await runCommand(async () => {
  const ended = options();
  await withDatabase(portalFolder(), (orm) => asSystem(orm, ({ db }) => reportOperation(db, ended)));
  console.log(strings.backupReported(ended.kind, ended.outcome));
});
process.exit();
