import type { Kind } from '@psp/contracts/common';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { OwnSearch } from '../../capability.ts';
import { isSame } from '../../search-conditions.ts';
import { matches, type Sql } from '../../sql.ts';
import { SHOWN } from './list.ts';
import { topicPath } from './notifications.ts';
import { readableCategories } from './readable.ts';

/* Topics by the title and text of their opening posts; the list of topics is searched by the replies as well. */
const topic =
  (side: Kind) =>
  (actor: Actor, q: string): Sql =>
    sql`
  select t.id, t.title, concat_ws(', ', k.name, o.name), ${topicPath(side)} || t.id, ${isSame(sql`t.title`, q, sql`''`)}, t.last_at
  from forum_post p join forum_topic t on t.id = p.topic_id join forum_category k on k.slug = t.category
    join organisation o on o.id = t.organisation_id
  where p.is_opening and p.status = 'published' and ${matches(sql`p.search_text`, sql`p.search_vector`, q)} and ${SHOWN}
    and t.category = any (${readableCategories(actor)})`;

export const ownSearch: OwnSearch = {
  uat: { topic: topic('uat') },
  firma: { topic: topic('firma') },
  admin: { topic: topic('admin') },
};
