import { ORGANISATION_IMPORT_DAYS } from '@psp/contracts/organisation-import-names';
import type {
  ImportInvitation,
  ImportRowQuery,
  OrganisationImportQuery,
  OrganisationImportView,
} from '@psp/contracts/organisation-imports';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import { foundingActions } from '../../../joining/members/founding/invitation.entity.ts';
import type { Db } from '../../../read-db.ts';
import { allOf, oneRow, pageText, type Sql, windowOf } from '../../../sql.ts';
import { importActions } from './import.entity.ts';

const ITEM = sql`'id', i.id, 'name', i.name, 'status', i.status, 'createdAt', i.created_at, 'by', a.display_name,
  'rows', r.rows, 'ready', r.ready`;
const IMPORTS = sql`organisation_import i join account a on a.id = i.created_by,
  lateral (select count(*)::int as rows, count(*) filter (where outcome = 'new')::int as ready,
      json_build_object('new', count(*) filter (where outcome = 'new'), 'known', count(*) filter (where outcome = 'known'),
        'invited', count(*) filter (where outcome = 'invited'), 'twice', count(*) filter (where outcome = 'twice'),
        'wrong', count(*) filter (where outcome = 'wrong')) as counts
    from organisation_import_row where import_id = i.id) r`;

/* The newest invitation of the row `r` of a started import `i`, by its tax code; no row when there is none. */
const INVITATION = sql`(select f.* from founding_invitation f
  where i.bulk_act_id is not null and r.outcome = 'new' and f.cui = r.cui order by f.id desc limit 1)`;

const STATUS = sql`case when f.accepted_at is not null then 'accepted' when f.revoked_at is not null then 'revoked'
  when f.expires_at > now() then 'open' else 'expired' end`;
/* JSON of the invitation `f` (`importInvitation`). */
const invitationJson = (actor: Actor, now: Date): Sql => {
  const actions = JSON.stringify(foundingActions({ status: 'open' }, actor, now));
  return sql`json_build_object('id', f.id, 'email', f.email, 'status', ${STATUS}, 'version', f.version,
    'actions', case ${STATUS} when 'open' then ${actions}::json else '[]' end)`;
};

/** Reads the invitation of an organisation, or null for an unknown id. */
export const readFoundingInvitation = async (
  db: Db,
  actor: Actor,
  id: string,
  now: Date,
): Promise<ImportInvitation | null> => {
  const row = await oneRow(
    db,
    sql<{
      json: ImportInvitation;
    }>`select ${invitationJson(actor, now)} as json from founding_invitation f where f.id = ${id}`,
  );
  return row && row.json;
};

/** Lists the imports, the newest first, as JSON text (`organisationImportList`). */
export const listImports = (db: Db, { page }: OrganisationImportQuery): Promise<string> =>
  pageText(
    db,
    page,
    sql`select json_build_object(${ITEM}) as item, row_number() over (order by i.id desc) as position from ${IMPORTS}
      order by i.id desc ${windowOf(page)}`,
    sql`select from organisation_import`,
  );

/** Reads an import, or null. */
export const readImport = async (
  db: Db,
  actor: Actor,
  id: string,
  now: Date,
): Promise<OrganisationImportView | null> => {
  const row = await oneRow(
    db,
    sql<{ json: Omit<OrganisationImportView, 'actions'> }>`select json_build_object(${ITEM}, 'version', i.version,
        'counts', r.counts,
        'accepted', (select count(f.accepted_at)::int from organisation_import_row r, lateral ${INVITATION} f where r.import_id = i.id), 'bulkActId', i.bulk_act_id,
        'deletedAt', i.created_at + make_interval(days => ${sql.lit(ORGANISATION_IMPORT_DAYS)})) as json
      from ${IMPORTS} where i.id = ${id}`,
  );
  return row && { ...row.json, actions: importActions(row.json, actor, now) };
};

interface ListedRows extends ImportRowQuery {
  id: string;
}

/** Lists the rows of an import in the order of the table, as JSON text (`importRowList`). */
export const listRows = (
  { db, actor, now }: { db: Db; actor: Actor; now: Date },
  { id, page, outcome }: ListedRows,
): Promise<string> => {
  const which = allOf(sql`r.import_id = ${id}`, outcome === 'all' ? undefined : sql`r.outcome = ${outcome}`);
  return pageText(
    db,
    page,
    sql`select json_build_object('position', r.position, 'line', r.line, 'name', r.name, 'cui', r.cui, 'email', r.email,
        'outcome', r.outcome, 'problem', r.problem, 'sent', s.json,
        'invitation', replace(s.json->>'status', 'revoked', 'expired')) as item, r.position
      from organisation_import_row r join organisation_import i on i.id = r.import_id
        left join lateral (select ${invitationJson(actor, now)} as json from ${INVITATION} f) s on true where ${which}
      order by r.position ${windowOf(page)}`,
    sql`select from organisation_import_row r where ${which}`,
  );
};

export interface RefusedRow {
  line: number;
  cells: string[];
  problem: string;
}

/** Reads the rows that are not invited, also those that the act has refused meanwhile, in the order of the table. */
export const readRefused = (db: Db, id: string): Promise<RefusedRow[]> =>
  db.run(sql<RefusedRow>`select r.line, r.cells, coalesce(b.problem, r.problem) as problem
    from organisation_import_row r join organisation_import i on i.id = r.import_id
      left join bulk_act_row b on b.act_id = i.bulk_act_id and b.position = r.position
    where r.import_id = ${id} and coalesce(b.problem, r.problem) is not null order by r.position`);
