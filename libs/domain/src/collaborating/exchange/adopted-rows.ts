import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Sql } from '../../sql.ts';
import { isOpenTo } from './readable.ts';

/* What an author may change after it is no longer published. */
const CHANGING = ['stage', 'domain_slug', 'county_code', 'population', 'cost', 'started_on', 'ended_on', 'progress'];
const UNCHANGING = [
  'id',
  'number',
  'organisation_id',
  'status',
  'published_at',
  'partner_id',
  'partner_state',
  'shows_costs',
  'group_request_id',
];

const column = (name: string): Sql => sql`x.${sql.ref(name)}`;
const whileOpen = (name: string): Sql => sql`case when o.is_open then x.${sql.ref(name)} end as ${sql.ref(name)}`;

/**
 * The projects that the actor's organisation adopted, with the columns of `exchange_project` that lists read. One that the actor may
 * no longer open (`is_open`) keeps the title and the authority's name (`authority`) of the last adoption; nothing else of it is said
 * or found.
 */
export const adoptedRows = (
  actor: Actor,
): Sql => sql`(select ${sql.join([...UNCHANGING.map(column), ...CHANGING.map(whileOpen)])},
    o.is_open, case when o.is_open then x.sources else '{}'::text[] end as sources,
    case when o.is_open then x.adoptions else 0 end as adoptions, o.is_open and x.seeks_partners as seeks_partners,
    case when o.is_open then x.title else coalesce(a.title, x.title) end as title,
    case when not o.is_open then a.authority end as authority,
    case when o.is_open then x.search_text else search_fold(coalesce(a.title, x.title)) end as search_text,
    case when o.is_open then x.search_vector else search_vector(coalesce(a.title, x.title)) end as search_vector
  from exchange_project x
    cross join lateral (select b.title, b.authority from exchange_adoption b
      where b.exchange_id = x.id and b.organisation_id = ${actor.organisationId} order by b.id desc limit 1) a
    cross join lateral (select ${isOpenTo(actor)} as is_open) o
  where x.status <> 'draft')`;
