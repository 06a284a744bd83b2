import { sql } from 'kysely';

/** True of an organisation `o` that may be told of requests: an approved firm, none that was suspended meanwhile. */
const isLiveFirm = sql`o.kind = 'firma' and o.status = 'approved'`;

const isInvited = sql`exists (select from service_request_invitation i
  where i.request_id = r.id and i.organisation_id = o.id)`;
/** True of a firm `o` in the domain of the request `r`. */
const isOfDomain = sql`exists (select from organisation_domain d
  where d.organisation_id = o.id and d.domain_slug = r.category)`;

/** True of an organisation `o` that is told of the request `r` when it is sent: invited, or of its domain when all may see it. */
export const isTold = sql`(${isLiveFirm} and (${isInvited} or r.visibility = 'all' and ${isOfDomain}))`;

/** How many that are: a scalar. */
export const countTold = sql`(select count(*) from organisation o where ${isTold})`;
