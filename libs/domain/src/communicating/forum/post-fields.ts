import type { ForumPost } from '@psp/contracts/forum';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Sql } from '../../sql.ts';
import { authorOf } from './fields.ts';
import { type PostFacts, postActions } from './post.entity.ts';

/* What a reader may read of a post: the text of one that is not published is read by its author, and by the association, which decides. */
const mayRead = ({ accountId, kind }: Actor): Sql =>
  sql`(p.status = 'published' or p.account_id = ${accountId} or ${kind === 'admin'}::boolean and p.status <> 'deleted')`;

const quoted = sql`(select json_build_object('id', q.id, 'author', (select a.display_name from membership m
      join account a on a.id = m.account_id where m.account_id = q.account_id and m.organisation_id = q.organisation_id),
    'text', left(q.body_text, 300))
  from forum_post q where q.id = p.quoted_id and q.status = 'published')`;

/** A post `p` as JSON (`StoredPost`). */
export const postOf = (actor: Actor): Sql => sql`json_build_object('id', p.id, 'version', p.version, 'status', p.status,
  'author', ${authorOf(sql`p`, actor)}, 'body', case when ${mayRead(actor)} then p.body else '' end,
  'publishedAt', p.published_at, 'edited', case when p.edits > 0 then json_build_object('at', p.edited_at, 'times', p.edits) end,
  'quoted', ${quoted}, 'thanks', p.thanks,
  'isThanked', exists (select from forum_thanks h where h.post_id = p.id and h.account_id = ${actor.accountId}),
  'removal', case when p.status in ('removed', 'contested') then json_build_object('reason', p.reason, 'at', p.removed_at,
    'isContested', p.status = 'contested') end,
  'facts', json_build_object('status', p.status, 'accountId', p.account_id, 'organisationId', p.organisation_id,
    'removedBy', p.removed_by, 'removedAt', p.removed_at, 'contestedAt', p.contested_at))`;

/** A post as it is read, with the facts that its actions depend on. */
export type StoredPost = Omit<ForumPost, 'actions'> & {
  facts: Omit<PostFacts, 'removedAt'> & { removedAt: string | null };
};

/** A post with what the actor may do with it now. */
export const withActions = ({ facts, ...post }: StoredPost, actor: Actor, now: Date): ForumPost => ({
  ...post,
  actions: postActions({ ...facts, removedAt: facts.removedAt ? new Date(facts.removedAt) : null }, actor, now),
});
