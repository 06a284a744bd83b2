import { type ProjectStatus, projectState } from '@psp/contracts/project-statuses';
import { REQUEST_STATUS, type RequestStatus } from '@psp/contracts/service-requests';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { dayInWords, momentInWords } from '../../day-in-words.ts';
import type { Db } from '../../read-db.ts';
import type { Sql } from '../../sql.ts';

/** Requests and projects each that are compared. */
const COMPARED = sql.lit(10);

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

/* Whether the query is one of those that find an own row, and each of them. */
const isFound = (vector: Sql): Sql => sql`exists (select from ways w where ${vector} @@ w.query)`;
const each = (vector: Sql): Sql =>
  sql`array(select coalesce(${vector} @@ w.query, false) from ways w order by w.n)`;

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
const requests = ({ organisationId }: Actor): Sql => sql`(select 'request' as kind, r.id, r.number, r.title, r.description, r.status,
    r.deadline, null::date as "dueOn", null::smallint as progress, null as other, ${each(sql`r.search_vector`)} as ways,
    false as "isStopped"
  from service_request r where r.organisation_id = ${organisationId} and ${isFound(sql`r.search_vector`)}
  order by r.updated_at desc limit ${COMPARED})`;

const projects = ({ kind, organisationId }: Actor): Sql => sql`(select 'project', j.id, r.number, j.title, r.description, j.status,
    null, j.due_on, j.progress, o.name, ${each(sql`r.search_vector`)}, j.closed_at is not null and j.status <> 'completed'
  from project j join service_request r on r.id = j.request_id
    join organisation o on o.id = ${kind === 'uat' ? sql`j.firma_id` : sql`j.uat_id`}
  where ${kind === 'uat' ? sql`j.uat_id` : sql`j.firma_id`} = ${organisationId} and ${isFound(sql`r.search_vector`)}
  order by j.updated_at desc limit ${COMPARED})`;

const passageOf = (row: OwnRow) => ({
  ...{ kind: row.kind, id: row.id, title: row.title, anchor: '', heading: row.number },
  ...{ text: `${facts(row)}\n${row.description}`, ways: row.ways, titleWays: [] },
});

/** Own requests and projects of the actor's organisation that one of the tsqueries in `ways` finds, as passages. */
export const ownPassages = async (db: Db, actor: Actor, ways: readonly { query: string }[]) => {
  if (actor.kind === 'admin') return [];
  const rows = await db.run(
    sql<OwnRow>`with ways as materialized (select n, w.query::tsquery as query
        from jsonb_to_recordset(${JSON.stringify(ways.map(({ query }, n) => ({ n, query })))}::jsonb) w (n integer, query text))
      ${actor.kind === 'uat' ? sql`${requests(actor)} union all` : sql``} ${projects(actor)}`,
  );
  return rows.map(passageOf);
};
