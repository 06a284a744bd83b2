import { type ProjectStatus, projectState } from '@psp/contracts/project-statuses';
import { REQUEST_STATUS, type RequestStatus } from '@psp/contracts/service-requests';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { dayInWords, momentInWords } from '../../day-in-words.ts';
import type { Db } from '../../read-db.ts';
import type { Sql } from '../../sql.ts';

/** Requests and projects each that are compared. */
const COMPARED = sql.lit(10);
/** Characters of a description that are looked at: an answer weighs up every sentence. */
const DESCRIPTION_MAX = 4000;

/** Beginning of an own request or project, as a passage. */
interface OwnRow {
  kind: 'request' | 'project';
  id: string;
  number: string;
  title: string;
  description: string;
  status: string;
  /** End of the time for offers. */
  deadline: string | null;
  dueOn: string | null;
  progress: number | null;
  isStopped: boolean;
  /** Name of the other side of a project. */
  other: string | null;
  ways: boolean[];
}

/* For each of the ways that the row is looked for whether it is found by it. */
const EACH = sql`array(select coalesce(r.search_vector @@ w.query, false) from ways w order by w.n)`;

const facts = (row: OwnRow): string => {
  if (row.kind === 'request') {
    const { label } = REQUEST_STATUS[row.status as RequestStatus];
    const until = row.deadline ? ` Ofertele se depun până la ${momentInWords(new Date(row.deadline))}.` : '';
    return `Solicitarea ${row.number} are starea „${label}”.${until}`;
  }
  const { label } = projectState(row.status as ProjectStatus, row.isStopped);
  const due = row.dueOn ? ` Termenul este ${dayInWords(row.dueOn)}.` : '';
  return `Proiectul solicitării ${row.number}, cu ${row.other}, are starea „${label}” și progresul ${row.progress} %.${due}`;
};

/* Requests that the actor's authority wrote. */
const requests = (
  { organisationId }: Actor,
  isSought: Sql,
  ways: Sql,
): Sql => sql`(select 'request' as kind, r.id, r.number, r.title,
    r.description, r.status, r.deadline, null::date as "dueOn", null::smallint as progress, false as "isStopped", null as other, ${ways} as ways
  from service_request r where r.organisation_id = ${organisationId} and ${isSought}
  order by r.updated_at desc limit ${COMPARED})`;

const projects = (
  { kind, organisationId }: Actor,
  isSought: Sql,
  ways: Sql,
): Sql => sql`(select 'project' as kind, j.id, r.number, j.title,
    r.description, j.status, null::timestamptz as deadline, j.due_on as "dueOn", j.progress,
    j.closed_at is not null and j.status <> 'completed' as "isStopped", o.name as other, ${ways} as ways
  from project j join service_request r on r.id = j.request_id
    join organisation o on o.id = ${kind === 'uat' ? sql`j.firma_id` : sql`j.uat_id`}
  where ${kind === 'uat' ? sql`j.uat_id` : sql`j.firma_id`} = ${organisationId} and ${isSought}
  order by j.updated_at desc limit ${COMPARED})`;

const passageOf = (row: OwnRow) => ({
  ...{ kind: row.kind, id: row.id, title: row.title, anchor: '', heading: row.number },
  ...{
    text: `${facts(row)}\n${row.description.slice(0, DESCRIPTION_MAX).toWellFormed()}`,
    ways: row.ways,
    titleWays: [],
    sourceWays: row.ways,
  },
});

/** Own requests and projects of the actor's organisation that one of the tsqueries in `ways` finds, as passages. */
export const ownPassages = async (db: Db, actor: Actor, ways: readonly { query: string }[]) => {
  if (actor.kind === 'admin') return [];
  const isSought = sql`exists (select from ways w where r.search_vector @@ w.query)`;
  const rows = await db.run(
    sql<OwnRow>`with ways as materialized (select n, w.query::tsquery as query
        from jsonb_to_recordset(${JSON.stringify(ways.map(({ query }, n) => ({ n, query })))}::jsonb) w (n integer, query text))
      ${actor.kind === 'uat' ? sql`${requests(actor, isSought, EACH)} union all` : sql``} ${projects(actor, isSought, EACH)}`,
  );
  return rows.map(passageOf);
};

/** The requests and projects with these ids that are the actor's own, as passages. */
export const ownPassagesOf = async (db: Db, actor: Actor, ids: readonly string[]) => {
  if (actor.kind === 'admin' || ids.length === 0) return [];
  const none = sql`'{}'::boolean[]`;
  const isOne = (column: Sql): Sql => sql`${column} = any (${ids}::uuid[])`;
  const rows = await db.run(
    sql<OwnRow>`${actor.kind === 'uat' ? sql`${requests(actor, isOne(sql`r.id`), none)} union all` : sql``}
      ${projects(actor, isOne(sql`j.id`), none)}`,
  );
  return rows.map(passageOf);
};
