import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Sql } from '../../sql.ts';
import { fromLiveAuthority } from './live-authority.ts';

/** A set, not a correlated check: PostgreSQL reads the firm's own rows once and looks each of many requests up in their hash. */
export const invited = (firma: string): Sql =>
  sql`r.id in (select i.request_id from service_request_invitation i where i.organisation_id = ${firma})`;
/**
 * What a firm may see: everything sent to all partners, and what it was invited to, by authorities that are not suspended.
 * Nothing until it is approved itself.
 */
export const visibleTo = ({ organisationId, status }: Pick<Actor, 'organisationId' | 'status'>): Sql =>
  status === 'approved'
    ? sql`r.status <> 'draft' and ${fromLiveAuthority} and (r.visibility = 'all' or ${invited(organisationId)})`
    : sql`false`;

/**
 * True of a request `r` that the firm may open. One that ever began an offer or asked a question always may: it is told what
 * becomes of the request.
 */
export const shownTo = (actor: Actor): Sql => sql`(${visibleTo(actor)} or exists (
  select 1 from offer o where o.request_id = r.id and o.organisation_id = ${actor.organisationId}) or exists (
  select 1 from consultation_answer n where n.request_id = r.id and n.organisation_id = ${actor.organisationId}) or exists (
  select 1 from question q where q.request_id = r.id and q.organisation_id = ${actor.organisationId}))`;
