import type { AuditFilters, AuditItem, AuditList, AuditQuery, AuditView } from '@psp/contracts/audit';
import { sql } from 'kysely';
import { aboutOf } from '../../operating/audit/queries.ts';
import type { Db } from '../../read-db.ts';
import { firstOf, foundPageText } from '../../searched.ts';
import { isOpenedOffer } from '../../sourcing/offers/queries.ts';
import { allOf, oneRow, type Sql } from '../../sql.ts';
import { onDays } from '../../time.ts';
import { tellsOfAnswer } from '../records/tells-of-answer.ts';
import { detailsInWords } from './details.ts';
import { objectPage } from './objects.ts';
import { stateInWords } from './states.ts';

/* An act may have the id of the request that its path names, whatever its own entity is. */
const ofOpenedRequest = sql`exists (select from service_request r where r.id = a.entity_id and r.opened_at is not null offset 0)`;

/*
 * Whether anything sealed exists must show nowhere, not in a count either. An act on an offer or answer is shown when its authority may
 * read the offer or answer, and a refused attempt on a request when its offers were opened: one without a record, or on a draft that was
 * discarded, tells of an offer too. Each is looked up by its id: with "offset 0" no plan reads all offers for a page.
 */
const isShown = sql`(not ${tellsOfAnswer} or a.action = 'offer.export'
  or case a.entity
    when 'offer' then exists (select from offer o join service_request r on r.id = o.request_id
      where o.id = a.entity_id and ${isOpenedOffer} offset 0) or ${ofOpenedRequest}
    when 'consultation-answer' then exists (select from consultation_answer n join service_request r on r.id = n.request_id
      where n.id = a.entity_id and n.status = 'submitted' and r.opened_at is not null offset 0) or ${ofOpenedRequest}
    when 'service-request' then ${ofOpenedRequest}
    else false end)`;

/** SQL: the audit rows `a` that match the filters, without those of sealed offers. */
export const auditWhere = ({ account, organisation, object, entity, act, outcome, from, to }: AuditFilters): Sql =>
  allOf(
    account ? sql`a.account_id = ${account}` : undefined,
    organisation ? sql`a.organisation_id = ${organisation}` : undefined,
    object ? sql`a.entity_id = ${object}` : undefined,
    // An act may be recorded on another entity than its own: signing in on the session.
    entity && !act ? sql`a.entity = ${entity}` : undefined,
    act ? sql`a.action = ${act}` : undefined,
    // A literal, so that the partial index fits.
    outcome ? sql`a.outcome = ${sql.lit(outcome)}` : undefined,
    onDays(sql`a.at`, { from, to }),
    isShown,
  );

/** Newest first, by the time of the acts. */
export const AUDIT_ORDER = sql`a.at desc, a.id desc`;

export const AUDIT_JOINS = sql`left join account who on who.id = a.account_id left join organisation whose on whose.id = a.organisation_id`;

const fields = sql`'id', a.id, 'at', a.at,
  'person', case when who.id is not null then json_build_object('id', who.id, 'name', coalesce(nullif(who.display_name, ''), who.email::text)) end,
  'organisation', case when whose.id is not null then json_build_object('id', whose.id, 'name', whose.name) end,
  'action', a.action, 'about', ${aboutOf(sql`a`)}, 'entity', a.entity,
  'object', case when a.entity_id is not null then (select json_build_object('id', a.entity_id, 'title', o.page ->> 'title', 'href', o.page ->> 'href')
    from (select ${objectPage} as page) o) end,
  'from', a.from_state, 'to', a.to_state, 'reason', a.reason, 'outcome', a.outcome`;

const inWords = <Item extends Pick<AuditItem, 'entity' | 'from' | 'to'>>(item: Item): Item => ({
  ...item,
  from: stateInWords(item.entity, item.from),
  to: stateInWords(item.entity, item.to),
});

/* Names for the chips of filters by id. */
const chosenNames = ({ account, organisation, object }: AuditFilters): Sql => sql`, 'chosen', json_build_object(
  'account', (select coalesce(nullif(display_name, ''), email::text) from account where id = ${account ?? null}::uuid),
  'organisation', (select name from organisation where id = ${organisation ?? null}::uuid),
  'object', (select ${objectPage} ->> 'title' from audit a where a.entity_id = ${object ?? null}::uuid and ${isShown} order by a.id desc limit 1))`;

/** Lists the recorded acts of everybody, newest first. Beyond the first 1,000 a narrower period shows them. */
export const listAudit = async (db: Db, query: AuditQuery): Promise<AuditList> => {
  const found = firstOf({ from: sql`audit a`, id: sql`a.id`, where: auditWhere(query), order: AUDIT_ORDER });
  const text = await foundPageText(db, {
    page: query.page,
    found,
    item: sql`json_build_object(${fields})`,
    joins: sql`audit a on a.id = p.id ${AUDIT_JOINS}`,
    more: chosenNames(query),
  });
  const list = JSON.parse(text) as AuditList;
  return { ...list, items: list.items.map(inWords) };
};

type Stored = Omit<AuditView, 'details'> & { details: unknown };

/** Reads one audit row with its details and its seal; null for an unknown one, and for one of a sealed offer. */
export const readAudit = async (db: Db, id: string): Promise<AuditView | null> => {
  const row = await oneRow(
    db,
    sql<{
      json: Stored;
    }>`select json_build_object(${fields}, 'email', who.email::text, 'details', a.details, 'traceId', a.trace_id,
      'seal', (select encode(hash, 'hex') from audit_seal where audit_id = a.id)) as json
      from audit a ${AUDIT_JOINS} where a.id = ${id} and ${isShown}`,
  );
  return row && { ...inWords(row.json), details: detailsInWords(row.json.details) };
};

interface Recorded extends AuditItem {
  email: string | null;
  details: unknown;
  traceId: string | null;
}

export interface ExportedAct extends Omit<Recorded, 'details'> {
  details: AuditView['details'];
}

/** The first `most` rows of the filtered list. */
export const auditRows = async (db: Db, filters: AuditFilters, most: number): Promise<ExportedAct[]> => {
  const rows = await db.run(sql<{
    json: Recorded;
  }>`select json_build_object(${fields}, 'email', who.email::text, 'details', a.details,
      'traceId', a.trace_id) as json
    from (select * from audit a where ${auditWhere(filters)} order by ${AUDIT_ORDER} limit ${most}) a ${AUDIT_JOINS} order by ${AUDIT_ORDER}`);
  return rows.map(({ json }) => ({ ...inWords(json), details: detailsInWords(json.details) }));
};
