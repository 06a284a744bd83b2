import { sql } from 'kysely';
import { answeredBy } from '../consultations/queries.ts';
import { answered } from '../service-requests/queries.ts';
import { isOpen, isSealed } from '../service-requests/sealed.ts';
import { invited } from '../service-requests/shown-to.ts';
import type { Sql } from '../../sql.ts';
import { ignoredBy } from './ignored.ts';
import { reasonsForFirm } from '../matching/reasons.ts';
import { isOfDomain } from '../matching/score.ts';

/** Joins the firm's own live offer `own` to the request `r`, at most one. */
export const withOwnOffer = (firma: string): Sql =>
  sql`left join offer own on own.request_id = r.id and own.organisation_id = ${firma} and own.status <> 'withdrawn'`;

/* Reason and time at which the request `r` stopped accepting answers, as JSON; null while it accepts them. */
const end = sql`case when not (${isOpen}) then (select json_build_object('why', e.why, 'at', case
    when e.why in ('cancelled', 'expired', 'concluded') then coalesce(r.closed_at, r.deadline)
    when e.why in ('chosen', 'won') then coalesce(r.started_at, r.closed_at, r.deadline)
    when e.why = 'opened' then r.opened_at else r.deadline end)
  from (select case when r.status in ('cancelled', 'expired') then r.status
    when r.status <> 'sent' and r.kind = 'consultation' then 'concluded'
    when r.status <> 'sent' then case when own.status = 'accepted' then 'won' else 'chosen' end
    when r.opened_at < r.deadline then 'opened' else 'deadline' end as why) e) end`;

/** Fields of a request `r` for the firm with the facts `me` and the offer `own`, as arguments of json_build_object. */
export const itemFields = (
  firma: string,
): Sql => sql`'id', r.id, 'kind', r.kind, 'number', r.number, 'title', r.title, 'category', r.category,
  'countyCode', r.county_code, 'locality', r.locality, 'deadline', r.deadline, 'budgetMin', r.budget_min,
  'budgetMax', r.budget_max, 'urgency', r.urgency, 'sentAt', r.sent_at,
  'status', case when not (${isOpen}) then 'closed' when own.status <> 'draft' or r.id in (${answeredBy(firma)}) then 'responded' else 'active' end,
  'views', (select count(*) from service_request_view v where v.request_id = r.id),
  'responses', case when not ${isSealed} then ${answered(sql`r.id`)} end,
  'offerId', own.id, 'end', ${end}, 'ignored', ${ignoredBy(firma)}, 'toConfirm', coalesce(own.status = 'to_confirm', false),
  'fit', json_build_object('domain', ${isOfDomain}, 'county', coalesce(r.county_code = me.county_code, false), 'invited', ${invited(firma)}),
  'reasons', ${reasonsForFirm(invited(firma))}`;
