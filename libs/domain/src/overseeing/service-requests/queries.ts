import { OVERSEEN_REQUEST_ACTIONS, type OverseenRequestView } from '@psp/contracts/overseen';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { requestFiles } from '../../operating/attachments/queries.ts';
import type { Db } from '../../read-db.ts';
import { isOpenedOffer } from '../../sourcing/offers/queries.ts';
import { type RequestFacts, requestActions } from '../../sourcing/service-requests/transitions.ts';
import { oneRow } from '../../sql.ts';
import { tellsOfAnswer } from '../records/tells-of-answer.ts';
import { trailOf } from '../records/trail.ts';
import { overseenRequest } from './list.ts';

interface Stored {
  request: Omit<OverseenRequestView['request'], 'actions'>;
  entries: OverseenRequestView['entries'];
  facts: Pick<RequestFacts, 'organisationId' | 'description' | 'revision'>;
}

/* The request `r` and all that belongs to it; of offers and answers what its authority may read. */
const ITS_ROWS = sql`select r.id
  union all select o.id from offer o where o.request_id = r.id and ${isOpenedOffer}
  union all select n.id from consultation_answer n where n.request_id = r.id and n.status = 'submitted' and r.opened_at is not null
  union all select id from group_part where request_id = r.id
  union all select id from question where request_id = r.id union all select id from project where request_id = r.id
  union all select v.id from review v join project j on j.id = v.project_id where j.request_id = r.id`;

const TELLS_NO_SECRET = sql`(r.opened_at is not null or not ${tellsOfAnswer})`;

/**
 * Reads a request with its recorded acts, oldest first and including refused ones. Null for an unknown request or a draft, which is
 * private.
 */
export const readAuditTrail = async (
  db: Db,
  actor: Actor,
  id: string,
  now: Date,
): Promise<OverseenRequestView | null> => {
  const row = await oneRow(
    db,
    sql<{ json: Stored }>`select json_build_object(
      'request', ${overseenRequest} || jsonb_build_object('version', r.version, 'attachments', ${requestFiles},
        'authority', jsonb_build_object('id', u.id, 'name', u.name), 'openedAt', r.opened_at, 'cancelReason', r.cancel_reason,
        'project', (select jsonb_build_object('id', j.id, 'firma', jsonb_build_object('id', f.id, 'name', f.name))
          from project j join organisation f on f.id = j.firma_id where j.request_id = r.id)),
      'facts', json_build_object('organisationId', r.organisation_id, 'description', r.description, 'revision', r.revision),
      'entries', ${trailOf(ITS_ROWS, TELLS_NO_SECRET)}) as json
    from service_request r join organisation u on u.id = r.organisation_id where r.id = ${id} and r.status <> 'draft'`,
  );
  if (!row) return null;
  const { request, entries, facts } = row.json;
  const toDate = (text: string | null) => (text === null ? null : new Date(text));
  const possible = requestActions(
    { ...request, ...facts, deadline: toDate(request.deadline), openedAt: toDate(request.openedAt) },
    actor,
    now,
  );
  return {
    request: { ...request, actions: OVERSEEN_REQUEST_ACTIONS.filter((action) => possible.includes(action)) },
    entries,
  };
};
