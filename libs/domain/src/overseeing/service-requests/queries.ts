import type { RequestKind } from '@psp/contracts/consultations';
import type { AuditTrail, RequestOutcome } from '@psp/contracts/dashboards';
import type { RequestStatus } from '@psp/contracts/service-requests';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { aboutOf } from '../../operating/audit/queries.ts';
import { adminRequestItem } from '../dashboards/queries.ts';
import { foundPageText, orderedFor, searched } from '../../searched.ts';
import { allOf, matches, oneRow, containsWords } from '../../sql.ts';
import type { Db } from '../../read-db.ts';
import { requestFiles } from '../../operating/attachments/queries.ts';
import { shownWith } from './outcomes.ts';
import { isSealed } from '../../sourcing/service-requests/sealed.ts';
import { requestActions } from '../../sourcing/service-requests/transitions.ts';

interface AdminListQuery {
  page: number;
  q: string;
  status?: RequestStatus | undefined;
  outcome?: RequestOutcome | undefined;
}

/** Lists the sent requests of all authorities, newest first, as a page of JSON text. The search includes the authority's name. */
export const listAllRequests = (db: Db, { page, q, status, outcome }: AdminListQuery): Promise<string> => {
  const isNamed = containsWords(sql`o.search_text`, q);
  const speaksOf = matches(sql`r.search_text`, sql`r.search_vector`, q);
  const found = searched({
    q,
    from: sql`service_request r`,
    id: sql`r.id`,
    where: allOf(shownWith(outcome), status && sql`r.status = ${status}`),
    order: sql`r.sent_at desc, r.id`,
    fits: sql`(${speaksOf} or (select ${isNamed} from organisation o where o.id = r.organisation_id and o.kind = 'uat'))`,
    byIndex: [
      speaksOf,
      sql`r.organisation_id in (select o.id from organisation o where o.kind = 'uat' and ${isNamed})`,
    ],
    ordered: orderedFor(page),
  });
  const joins = sql`service_request r on r.id = p.id join organisation u on u.id = r.organisation_id`;
  return foundPageText(db, { page, found, item: adminRequestItem, joins });
};

interface Stored {
  request: Omit<AuditTrail['request'], 'actions'>;
  entries: AuditTrail['entries'];
  facts: {
    kind: RequestKind;
    organisationId: string;
    description: string;
    deadline: string | null;
    openedAt: string | null;
  };
}

/**
 * Reads the audit of a request with its questions, project, reviews and, once they are opened, its offers, oldest first and
 * including refused acts. Null for an unknown request or a draft, which is private.
 */
export const readAuditTrail = async (db: Db, actor: Actor, id: string, now: Date): Promise<AuditTrail | null> => {
  const row = await oneRow(
    db,
    sql<{ json: Stored }>`select json_build_object(
      'request', (${adminRequestItem})::jsonb || jsonb_build_object('version', r.version, 'attachments', ${requestFiles}),
      'facts', json_build_object('kind', r.kind, 'organisationId', r.organisation_id, 'description', r.description, 'deadline', r.deadline, 'openedAt', r.opened_at),
      'entries', (select coalesce(json_agg(json_build_object('id', a.id, 'at', a.at, 'action', a.action, 'about', ${aboutOf(sql`a`)}, 'entity', a.entity,
          'who', case when a.organisation_id is null then 'Portal PSP' else concat_ws(', ', p.display_name, o.name) end,
          'from', a.from_state, 'to', a.to_state, 'reason', a.reason, 'outcome', a.outcome, 'traceId', a.trace_id) order by a.at, a.id), '[]')
        from audit a left join account p on p.id = a.account_id left join organisation o on o.id = a.organisation_id
        where a.entity_id in (select r.id union all select id from offer where request_id = r.id
          union all select id from consultation_answer where request_id = r.id
          union all select id from group_part where request_id = r.id
          union all select id from question where request_id = r.id union all select id from project where request_id = r.id
          union all select v.id from review v join project j on j.id = v.project_id where j.request_id = r.id)
          and not (${isSealed} and split_part(a.action, '.', 1) in ('offer', 'consultation-answer')))) as json
    from service_request r join organisation u on u.id = r.organisation_id where r.id = ${id} and r.status <> 'draft'`,
  );
  if (!row) return null;
  const { request, entries, facts } = row.json;
  const toDate = (text: string | null) => (text === null ? null : new Date(text));
  const actions = requestActions(
    { ...request, ...facts, deadline: toDate(facts.deadline), openedAt: toDate(facts.openedAt) },
    actor,
    now,
  );
  return { request: { ...request, actions: actions.filter((action) => action === 'cancel') }, entries };
};
