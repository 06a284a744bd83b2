import { sql } from 'kysely';

/** SQL condition: the organisation `o` is an approved firm that is not suspended. */
const isActiveFirm = sql`o.kind = 'firma' and o.status = 'approved'`;

const isInvited = sql`exists (select from service_request_invitation i
  where i.request_id = r.id and i.organisation_id = o.id)`;
/** SQL condition: the firm `o` is in the domain of the request `r`. */
const isOfDomain = sql`exists (select from organisation_domain d
  where d.organisation_id = o.id and d.domain_slug = r.category)`;

/**
 * SQL condition: the firm `o` is notified when the request `r` is sent. It is invited, or in the domain of a request visible to
 * all.
 */
export const isNotified = sql`(${isActiveFirm} and (${isInvited} or r.visibility = 'all' and ${isOfDomain}))`;

/** Scalar subquery: number of firms that are notified when the request `r` is sent. */
export const countNotified = sql`(select count(*) from organisation o where ${isNotified})`;
