import { HOT } from '@psp/contracts/forum-names';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Sql } from '../../sql.ts';

/**
 * Author of a row with `account_id` and `organisation_id` as JSON (`postAuthor`). Only who is still a member of the organisation has
 * a name.
 */
export const authorOf = (row: Sql, { accountId, organisationId }: Actor): Sql => sql`(
  select json_build_object('name', (select a.display_name from membership m join account a on a.id = m.account_id
      where m.account_id = ${row}.account_id and m.organisation_id = ${row}.organisation_id),
    'organisation', json_build_object('id', o.id, 'name', o.name, 'kind', o.kind),
    'isYou', ${row}.account_id = ${accountId}, 'isColleague', ${row}.organisation_id = ${organisationId})
  from organisation o where o.id = ${row}.organisation_id)`;

/** The category of a topic `t` as JSON. */
export const categoryOf = sql`(select json_build_object('slug', k.slug, 'name', k.name, 'readers', k.readers)
  from forum_category k where k.slug = t.category)`;

/** Whether a topic `t` is hot: see `HOT`. */
export const isHot = (now: Date): Sql => sql`(select count(*) >= ${sql.lit(HOT.replies)}
    and count(distinct h.organisation_id) >= ${sql.lit(HOT.organisations)}
  from forum_post h where h.topic_id = t.id and h.status = 'published' and not h.is_opening
    and h.published_at > ${now}::timestamptz - make_interval(days => ${sql.lit(HOT.days)}))`;

/** The actor's row `d` of a topic `t`: until when it was read, and whether it is followed. */
export const readerOf = ({ accountId, organisationId }: Actor): Sql => sql`left join lateral (
  select d.read_until, d.is_followed from forum_reader d
  where d.topic_id = t.id and d.account_id = ${accountId} and d.organisation_id = ${organisationId} offset 0) d on true`;

/**
 * Join of `u`, the replies of a topic `t` after the actor's last visit `d`, of others: `n` of them, the first with the id `first_id`.
 * `n` is null where there was no visit.
 */
export const unreadOf = ({ accountId }: Actor): Sql => sql`left join lateral (
  select count(*)::int as n, (array_agg(n.id order by n.published_at, n.id))[1] as first_id
  from forum_post n where n.topic_id = t.id and n.status = 'published' and not n.is_opening
    and n.published_at > d.read_until and n.account_id <> ${accountId}) u on d.read_until is not null`;
