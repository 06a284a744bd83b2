import { TOTAL_LIMIT } from '@psp/contracts/common';
import type { ApplicationQuery } from '@psp/contracts/applications';
import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { orderedFor, searched } from '../../searched.ts';
import {
  allOf,
  contains,
  containsWords,
  containsWordsByIndex,
  countOf,
  jsonText,
  type Sql,
  totals,
  windowOf,
} from '../../sql.ts';
import { isOpenClaim } from '../organisations/cui.ts';
import { waitingSignUp } from './waiting-sign-up.ts';

/** SQL for the contact person of organisation `o`: its first owner, otherwise its first member. */
export const firstOwner = sql`(select a.id, a.display_name, a.position, a.email::text as email, a.phone
  from membership m join account a on a.id = m.account_id
  where m.organisation_id = o.id order by (m.role = 'owner') desc, m.id limit 1)`;

/** SQL condition on sign-ups `r`: unconfirmed sign-ups of new organisations (not requests for access to an existing one). */
export const unconfirmed = sql`r.organisation_id is null and ${waitingSignUp}`;

const statusIs = (status: ApplicationQuery['status']): Sql | undefined => {
  if (status === 'all') return undefined;
  return status === 'open' ? isOpenClaim : sql`o.status = ${status}`;
};

const PEOPLE = sql`from membership m join account a on a.id = m.account_id`;

/** SQL for confirmed applications. The search covers name, place, tax code and members. */
const applied = ({ page, q, status, kind, county }: ApplicationQuery): Sql => {
  const matchesMember = contains(sql`a.search_text`, q);
  const matches = (words: Sql) => sql`(${words} or ${contains(sql`o.cui`, q)})`;
  const matchesOrganisation = matches(containsWords(sql`o.search_text`, q));
  const found = searched({
    q,
    from: sql`organisation o`,
    id: sql`o.id`,
    where: allOf(
      sql`o.applied_at is not null`,
      statusIs(status),
      kind === 'all' ? undefined : sql`o.kind = ${kind}`,
      county === 'all' ? undefined : sql`o.county_code = ${county}`,
    ),
    order: orderOf(status),
    fits: sql`(${matchesOrganisation} or (select bool_or(${matchesMember}) ${PEOPLE} where m.organisation_id = o.id))`,
    byIndex: [
      sql`o.id = any (array(select m.organisation_id ${PEOPLE} where ${matchesMember}))`,
      matches(containsWordsByIndex(sql`o.search_text`, q)),
    ],
    ordered: orderedFor(page),
  });
  return sql`select o.id, o.kind, o.name, o.status, o.cui, o.siruta, o.county_code, o.applied_at, null::uuid
    from ${found} f join organisation o using (id)`;
};

const waitingForConfirmation = ({ q, kind, county }: ApplicationQuery): Sql =>
  sql`select r.id, r.kind, r.content #>> '{organisation,name}', 'unconfirmed', r.content #>> '{organisation,cui}',
    (r.content #>> '{organisation,siruta}')::integer, r.content #>> '{organisation,countyCode}', r.created_at, r.id
    from registration r where ${allOf(
      unconfirmed,
      kind === 'all' ? undefined : sql`r.kind = ${kind}`,
      county === 'all' ? undefined : sql`r.content #>> '{organisation,countyCode}' = ${county}`,
      q
        ? containsWords(
            sql`search_fold(concat_ws(' ', r.content #>> '{organisation,name}', r.content #>> '{organisation,cui}',
              r.content ->> 'contactName', r.email::text))`,
            q,
          )
        : undefined,
    )}`;

const COLUMNS = sql`id, kind, name, status, cui, siruta, county_code, applied_at, registration`;

/* Each part is ordered and limited by itself, so that no more rows are read than are counted. */
const rowsOf = (query: ApplicationQuery): Sql => {
  const first = (rows: Sql): Sql =>
    sql`(select * from (${rows}) o (${COLUMNS}) order by ${orderOf(query.status)} limit ${sql.lit(TOTAL_LIMIT + 1)})`;
  if (query.status === 'all') return sql`${first(applied(query))} union all ${first(waitingForConfirmation(query))}`;
  return first(query.status === 'unconfirmed' ? waitingForConfirmation(query) : applied(query));
};

const item = sql`json_build_object('id', o.id, 'kind', o.kind, 'name', o.name, 'status', o.status, 'cui', o.cui,
  'countyCode', o.county_code, 'appliedAt', o.applied_at,
  'contact', coalesce(r.content ->> 'contactName', c.display_name, ''), 'email', coalesce(r.email::text, c.email, ''),
  'files', case when o.registration is null
    then (select count(*) from stored_file f where f.purpose = 'application' and f.organisation_id = o.id)
    else (select count(*) from stored_file f where f.registration_id = o.registration) end,
  'hasDuplicates', exists (select 1 from organisation d where d.id <> o.id and d.cui = o.cui)
    or exists (select 1 from organisation d where d.id <> o.id and d.siruta = o.siruta))`;

const WAITING = new Set<ApplicationQuery['status']>(['open', 'pending', 'needs_info']);

const orderOf = (status: ApplicationQuery['status']): Sql => {
  if (!WAITING.has(status)) return sql`o.applied_at desc, o.id`;
  return sql`o.status = 'needs_info', o.applied_at, o.id`;
};

/**
 * Lists applications for the association's staff as JSON text (`applicationList`). Lists of open applications begin with those
 * that wait for the association, then those that wait for the applicant, longest wait first; other lists are newest first.
 * `waiting` counts the applications that wait for a decision, whatever the filters.
 */
export const listApplications = (db: Db, query: ApplicationQuery): Promise<string> => {
  const order = orderOf(query.status);
  return jsonText(
    db,
    sql<{ json: string }>`with found (${COLUMNS}) as materialized (${rowsOf(query)}),
      page as (select o.*, row_number() over (order by ${order}) as position from found o
        order by ${order} ${windowOf(query.page)})
    select json_build_object(
      'items', coalesce((select json_agg(${item} order by o.position) from page o
        left join registration r on r.id = o.registration
        left join lateral ${firstOwner} c on o.registration is null), '[]'),
      ${totals(query.page)}, 'waiting', (select count(*) from organisation where status = 'pending' and applied_at is not null))::text as json
      from ${countOf(sql`select from found`)} counted`,
  );
};
