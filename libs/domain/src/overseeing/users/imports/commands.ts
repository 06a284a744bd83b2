import { sql } from 'kysely';
import { type Acted, act, type Versioned } from '../../../act.ts';
import { type Actor, isAdmin } from '../../../actor.ts';
import { DomainError } from '../../../errors.ts';
import { record } from '../../../operating/audit/record.ts';
import { displayName } from '../../../operating/files/store-file.ts';
import { enqueue } from '../../../operating/jobs/enqueue.ts';
import { countAttempt } from '../../../operating/limits/limit.ts';
import { oneRow } from '../../../sql.ts';
import { flush, type Write } from '../../../write.ts';
import { BulkAct } from '../bulk/act.entity.ts';
import { compareWithPortal } from './compare.ts';
import { OrganisationImport } from './import.entity.ts';
import type { ImportedRow } from './read-table.ts';

const IMPORT: Acted<OrganisationImport> = {
  entity: 'organisation-import',
  type: OrganisationImport,
  where: (id) => ({ id }),
};

/**
 * Stores the rows of a table and compares them with the portal. Returns the import's id. Throws `organisation-import.table`,
 * `rate.limited`.
 */
export const createImport = async (
  write: Write<Actor>,
  { name, table }: { name: string; table: ImportedRow[] | string },
): Promise<string> => {
  const { em, db, actor } = write;
  if (!isAdmin(actor)) throw new DomainError('auth.forbidden');
  if (typeof table === 'string') throw new DomainError('organisation-import.table', {}, table);
  await countAttempt(write, 'organisation-import:account', actor.accountId);
  const one = OrganisationImport.of(actor, displayName(name, 'csv'));
  em.persist(one);
  const details = { details: { name: one.name, rows: table.length } };
  record(
    write,
    { entity: 'organisation-import', id: one.id },
    { action: 'create', from: null, to: one.status },
    details,
  );
  await flush(write);
  await db.run(sql`insert into organisation_import_row
      (import_id, position, line, name, cui, email, cells, content, outcome, problem)
    select ${one.id}, r.position, r.line, r.name, r.cui, r.email, r.cells, r.content, r.outcome, r.problem
    from rows from (jsonb_to_recordset(${JSON.stringify(table)}::jsonb) as (line integer, name text, cui text, email text,
      cells jsonb, content jsonb, outcome text, problem text))
      with ordinality r (line, name, cui, email, cells, content, outcome, problem, position)`);
  await compareWithPortal(db, one.id, table);
  return one.id;
};

/**
 * Starts the act that invites the organisations of an import; the rows that are not invited are its refused rows. Throws
 * `organisation-import.nothing`, `version.stale`, `action.not_allowed` once it is started or dropped, `rate.limited`.
 */
export const startImport = async (write: Write<Actor>, input: Versioned): Promise<void> => {
  const { em, db, actor, now } = write;
  const invites = BulkAct.of(actor, { action: 'inviteOrganisations', reason: '', package: null });
  em.persist(invites);
  const { id } = await act(write, IMPORT, input, (one) => one.start(actor, invites.id, now));
  await countAttempt(write, 'bulk-act:account', actor.accountId);
  const change = { action: 'start', from: null, to: invites.status };
  record(write, { entity: 'bulk-act', id: invites.id }, change, { details: { action: invites.action } });
  await flush(write);
  const rows = await oneRow(
    db,
    sql<{ ready: number }>`with kept as (
        insert into bulk_act_row (act_id, position, subject_id, name, problem)
        select ${invites.id}, r.position, r.id, coalesce(nullif(r.name, ''), r.cui), r.problem
        from organisation_import_row r where r.import_id = ${id} returning problem)
      select count(*) filter (where problem is null)::int as ready from kept`,
  );
  if (!rows?.ready) throw new DomainError('organisation-import.nothing');
  await enqueue(db, 'bulk-act', { id: invites.id });
};

/** Gives an import up before it is started: its rows are deleted. Throws `version.stale`, `action.not_allowed`. */
export const dropImport = async (write: Write<Actor>, input: Versioned): Promise<void> => {
  const { id } = await act(write, IMPORT, input, (one) => one.drop(write.actor, write.now));
  await write.db.run(sql`delete from organisation_import_row where import_id = ${id}`);
};
