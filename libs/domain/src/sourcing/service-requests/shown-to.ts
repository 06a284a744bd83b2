import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Sql } from '../../sql.ts';
import { isFromActiveAuthority } from './active-authority.ts';

/**
 * SQL condition: the firm is invited to the request `r`. A set instead of a correlated query, so that PostgreSQL reads the firm's
 * invitations once and hashes them.
 */
export const invited = (firma: string): Sql =>
  sql`r.id in (select i.request_id from service_request_invitation i where i.organisation_id = ${firma})`;

/**
 * SQL condition: the firm may see the sent request `r`, which is visible to all or to which it is invited, by an authority that is
 * not suspended. False for a firm that is not approved.
 */
export const isVisibleTo = ({ organisationId, status }: Pick<Actor, 'organisationId' | 'status'>): Sql =>
  status === 'approved'
    ? sql`r.status <> 'draft' and ${isFromActiveAuthority} and (r.visibility = 'all' or ${invited(organisationId)})`
    : sql`false`;

/**
 * SQL condition: the firm may open the request `r`. A firm that ever started an offer or an answer or asked a question always may,
 * since it is notified of what happens to the request.
 */
export const isShownTo = (actor: Actor): Sql => sql`(${isVisibleTo(actor)} or exists (
  select 1 from offer o where o.request_id = r.id and o.organisation_id = ${actor.organisationId}) or exists (
  select 1 from consultation_answer n where n.request_id = r.id and n.organisation_id = ${actor.organisationId}) or exists (
  select 1 from question q where q.request_id = r.id and q.organisation_id = ${actor.organisationId}))`;
