import { MENTION_FROM, type MentionQuery } from '@psp/contracts/forum';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { allOf, jsonText, type Sql } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { membersWhoRead, readableCategories } from './readable.ts';

/** A mention in a sanitised text, or a tag of one with other markup inside. */
export const MARK = /<span data-mention="([^"]*)">([^<]*)<\/span>|<\/?span\b[^>]*>/g;

/** Memberships that a sanitised text mentions, with the escaped name that it gives them. */
export const mentionsIn = (html: string): Map<string, string> =>
  new Map([...html.matchAll(MARK)].flatMap(([, id, name = '']) => (id ? [[id, name] as const] : [])));

/** Condition: the member `m` has a published post in the topic. */
export const tookPart = (
  topicId: string | null,
): Sql => sql`exists (select from forum_post w where w.topic_id = ${topicId}::uuid
  and w.account_id = m.account_id and w.organisation_id = m.organisation_id and w.status = 'published')`;

const OFFERED = 8;
/* A name or a part of it as words alone, so that it has no wildcards. */
const words = (text: Sql): Sql => sql`trim(regexp_replace(search_fold(${text}), '[^[:alnum:]]+', ' ', 'g'))`;

/* Who has written what the actor may read, found by the index on names and addresses. */
const writers = (actor: Actor, asked: Sql): Sql => sql`select m.account_id, m.organisation_id
  from account a join membership m on m.account_id = a.id
  where search_fold(a.display_name || ' ' || a.email::text) like '%' || split_part(${asked}, ' ', 1) || '%'
    and exists (select from forum_post p join forum_topic t on t.id = p.topic_id
      where p.account_id = m.account_id and p.organisation_id = m.organisation_id and p.status = 'published'
        and t.status in ('open', 'locked') and t.category = any (${readableCategories(actor)}))`;

/**
 * People whom the actor may mention, as JSON text: with a word of their name that begins with `q`, those who took part in the topic
 * first. Colleagues are offered always, others from `MENTION_FROM` letters and only where they have written in the forum, so that it is
 * no directory of its members.
 */
export const peopleText = (db: Db, actor: Actor, { q, topicId, category }: MentionQuery): Promise<string> => {
  const asked = sql`(select ${words(sql`${q}::text`)})`;
  const letters = q.replace(/[^\p{L}\p{N}]/gu, '').length;
  const candidates = [
    sql`select w.account_id, w.organisation_id from forum_post w where w.topic_id = ${topicId ?? null}::uuid and w.status = 'published'`,
    ...(letters > 0
      ? [sql`select account_id, organisation_id from membership where organisation_id = ${actor.organisationId}`]
      : []),
    ...(letters >= MENTION_FROM ? [writers(actor, asked)] : []),
  ];
  const place = topicId
    ? sql`(select t.category from forum_topic t where t.id = ${topicId} and t.status in ('open', 'locked'))`
    : sql`${category ?? ''}::text`;
  const where = allOf(
    sql`(m.account_id, m.organisation_id) in (${sql.join(candidates, sql` union `)})`,
    sql`m.account_id <> ${actor.accountId} and a.status = 'active' and k.slug = any (${readableCategories(actor)})`,
    letters > 0 ? sql`' ' || ${words(sql`a.display_name`)} like '% ' || ${asked} || '%'` : undefined,
  );
  return jsonText(
    db,
    sql<{ json: string }>`select json_build_object('items', coalesce(json_agg(json_build_object('id', id, 'name', name,
        'organisation', organisation) order by is_here desc, name collate "ro-x-icu", id), '[]'))::text as json
      from (select m.id, a.display_name as name, o.name as organisation, ${tookPart(topicId ?? null)} as is_here
        from ${membersWhoRead(place)} join account a on a.id = m.account_id
        where ${where} order by is_here desc, a.display_name collate "ro-x-icu", m.id limit ${sql.lit(OFFERED)}) offered`,
  );
};

const FORMER = '@fost membru';

/** Takes the name of an erased person out of the texts that mention them. */
export const eraseMentions = async ({ db }: Write<unknown>, accountId: string): Promise<void> => {
  const mark = sql`'<span data-mention="(?:' || n.ids || ')">([^<]*)</span>'`;
  const without = (body: Sql): Sql => sql`regexp_replace(${body}, ${mark}, ${FORMER}, 'g')`;
  const name = sql`(regexp_match(p.body, ${mark}))[1]`;
  const unescaped = sql`replace(replace(replace(replace(${name}, '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&')`;
  await db.run(sql`
    with gone as (delete from forum_mention where account_id = ${accountId} returning post_id, membership_id),
    n as (select post_id, string_agg(membership_id::text, '|') as ids from gone group by post_id),
    earlier as (update forum_post_text x set body = ${without(sql`x.body`)} from n where x.post_id = n.post_id)
    update forum_post p set body = ${without(sql`p.body`)}, body_text = coalesce(replace(p.body_text, ${unescaped}, ${FORMER}), p.body_text)
      from n where p.id = n.post_id`);
};
