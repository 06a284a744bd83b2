import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { jsonText, type Sql } from '../../sql.ts';
import { authorOf } from './fields.ts';
import { SHOWN } from './list.ts';
import { readableBy } from './readable.ts';

const NEWS = { topics: 4, days: 30 };

/* A firm's domains are those of its profile, an authority's those of its requests. */
const domainsOf = ({ organisationId }: Actor): Sql => sql`(
  select d.domain_slug from organisation_domain d where d.organisation_id = ${organisationId}
  union select r.category from service_request r where r.organisation_id = ${organisationId})`;

/** The newest topics of other organisations in the actor's domains as JSON text (`topicNews`), the newest first. */
export const newTopics = (db: Db, actor: Actor, now: Date): Promise<string> =>
  jsonText(
    db,
    sql<{
      json: string;
    }>`select json_build_object('items', coalesce(json_agg(json_build_object('id', t.id, 'title', t.title,
        'category', t.name, 'author', ${authorOf(sql`t`, actor)}, 'replies', t.replies, 'isSolved', t.accepted_id is not null,
        'createdAt', t.created_at) order by t.created_at desc, t.id), '[]'))::text as json
      from (select t.*, k.name from forum_topic t join forum_category k on k.slug = t.category
        where ${SHOWN} and ${readableBy(actor)} and k.domain_slug in ${domainsOf(actor)} and t.organisation_id <> ${actor.organisationId}
          and t.created_at > ${now}::timestamptz - make_interval(days => ${sql.lit(NEWS.days)})
        order by t.created_at desc, t.id limit ${sql.lit(NEWS.topics)}) t`,
  );
