import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Session, SessionOf } from './baseline-session.ts';

/* $1 is the account, $2 the organisation, a firm. */
const READABLE = `k.is_on and k.readers in ('everyone', 'firma')`;
const SHOWN = `t.status in ('open', 'locked')`;
const READER = `left join forum_reader d on d.topic_id = t.id and d.account_id = $1 and d.organisation_id = $2`;
const UNREAD = `left join lateral (select count(*)::int as n, (array_agg(n.id order by n.published_at, n.id))[1] as first_id
  from forum_post n where n.topic_id = t.id and n.status = 'published' and not n.is_opening
    and n.published_at > d.read_until and n.account_id <> $1) u on d.read_until is not null`;
const TOPIC = `forum_topic t join forum_category k on k.slug = t.category and ${READABLE}`;
/* The author of a row, as an organisation and the name of whoever is still its member. */
const author = (row: string, as: string): string => `join organisation ${as}o on ${as}o.id = ${row}.organisation_id
  left join membership ${as}m on ${as}m.account_id = ${row}.account_id and ${as}m.organisation_id = ${row}.organisation_id
  left join account ${as}a on ${as}a.id = ${as}m.account_id`;
const authorColumns = (
  row: string,
  as: string,
): string => `${as}a.display_name as ${as}_name, ${as}o.id as ${as}_id, ${as}o.name as ${as}_organisation,
  ${as}o.kind as ${as}_kind, ${row}.account_id = $1 as ${as}_you, ${row}.organisation_id = $2 as ${as}_colleague`;

const ITEMS = `
  select t.id, t.title, t.status, t.accepted_id is not null as "isSolved", t.is_pinned as "isPinned", t.replies, k.slug, k.name, k.readers,
    coalesce(d.is_followed, false) as "isFollowed", coalesce(l.published_at, t.created_at) as at,
    (select count(*) >= 10 and count(distinct h.organisation_id) >= 5 from forum_post h where h.topic_id = t.id and h.status = 'published'
      and not h.is_opening and h.published_at > now() - interval '7 days') as "isHot",
    u.n as unread, u.first_id as "unreadId",
    ${authorColumns('t', 'x')}, ${authorColumns('coalesced', 'y')}
  from (select t.* from ${TOPIC} where ${SHOWN} and ($3::text is null or t.category = $3) order by t.is_pinned desc, t.last_at desc, t.id limit 20) t
    join forum_category k on k.slug = t.category ${READER} ${UNREAD} ${author('t', 'x')} left join forum_post l on l.id = t.last_id
    cross join lateral (select coalesce(l.account_id, t.account_id) as account_id, coalesce(l.organisation_id, t.organisation_id) as organisation_id) coalesced
    ${author('coalesced', 'y')}
  order by t.is_pinned desc, t.last_at desc, t.id`;
const counted = (rows: string): string => `(select count(*)::int from (${rows} limit 1001) c)`;
const TOTAL = `select ${counted(`select from ${TOPIC} where ${SHOWN} and ($1::text is null or t.category = $1)`)} as n`;
const FOLLOWED = `join forum_reader f on f.topic_id = t.id and f.account_id = $1 and f.organisation_id = $2 and f.is_followed`;
const COUNTS = `select ${counted(`select from ${TOPIC} where ${SHOWN}`)} as all,
  ${counted(`select from ${TOPIC} where ${SHOWN} and t.replies = 0`)} as unanswered,
  ${counted(`select from ${TOPIC} where ${SHOWN} and t.accepted_id is not null`)} as solved,
  ${counted(`select from ${TOPIC} ${FOLLOWED} where ${SHOWN}`)} as followed,
  ${counted(`select from ${TOPIC} where t.status in ('open', 'locked', 'pending') and t.account_id = $1`)} as mine`;
const NEWS = `select count(*)::int as n from ${TOPIC} ${FOLLOWED} join forum_post l on l.id = t.last_id and l.account_id <> $1
  where ${SHOWN} and t.last_at > coalesce(f.read_until, '-infinity')`;
const CATEGORIES = `select k.slug, k.name, k.readers, ${counted(`select from forum_topic t where ${SHOWN} and t.category = k.slug`)} as topics
  from forum_category k where ${READABLE} order by k.position, k.slug`;

const HEAD = `
  select t.*, k.slug, k.name, k.readers as of, coalesce(d.is_followed, false) as followed, d.read_until, b.display_name as by, p.*,
    u.n as unread, u.first_id, l.id as newest_id, l.published_at as newest_at, l.account_id = $1 as newest_you,
    (select count(*)::int from forum_reader f where f.topic_id = t.id and f.is_followed) as followers,
    exists (select from membership m join organisation o on o.id = m.organisation_id where m.account_id = t.accepted_by and o.kind = 'admin') as association
  from ${TOPIC} ${READER} ${UNREAD} left join account b on b.id = t.accepted_by left join forum_post l on l.id = t.last_id, lateral (
    select count(distinct p.account_id)::int as people, count(distinct p.organisation_id)::int as organisations
    from forum_post p where p.topic_id = t.id and p.status = 'published') p
  where t.id = $3 and (${SHOWN} or t.account_id = $1 and t.status in ('pending', 'hidden'))`;
const SEEN = `(p.status in ('published', 'removed', 'contested') or p.status = 'pending' and p.account_id = $1)`;
const REPLIES = `p.topic_id = $3 and not (p.is_opening and p.written_in is null) and ${SEEN}`;
const posts = (rows: string): string => `
  select p.id, p.version, p.status, p.published_at as "publishedAt", p.edits, p.edited_at, p.thanks, p.removed_at, p.reason,
    case when p.status = 'published' or p.account_id = $1 then p.body else '' end as body, h.post_id is not null as "isThanked",
    q.id as quoted_id, left(q.body_text, 300) as quoted_text, qa.display_name as quoted_author, p.is_opening as opening, ${authorColumns('p', 'x')}
  from (${rows}) p ${author('p', 'x')} left join forum_thanks h on h.post_id = p.id and h.account_id = $1
    left join forum_post q on q.id = p.quoted_id and q.status = 'published'
    left join membership qm on qm.account_id = q.account_id and qm.organisation_id = q.organisation_id left join account qa on qa.id = qm.account_id
  order by p.published_at, p.id`;
const PAGE = posts(`select p.* from forum_post p where ${REPLIES} order by p.published_at, p.id limit 50 offset $4`);
const ABOVE = posts(`select p.* from forum_post p where p.topic_id = $3 and p.is_opening and p.written_in is null
  union all select p.* from forum_topic t join forum_post p on p.id = t.accepted_id where t.id = $3`);
const ALIKE = `select o.id, o.title, o.replies, o.accepted_id is not null as "isSolved"
  from (select (select case when cardinality(w.terms) <= 2 then array_to_string(w.terms, '|') else (
        select string_agg('(' || a.term || ') & (' || b.term || ')', '|') from unnest(w.terms) with ordinality a (term, n)
        join unnest(w.terms) with ordinality b (term, n) on a.n < b.n) end::tsquery
      from (select array_agg(search_term(word)) as terms from (select word from search_sought(title) word limit 12) s) w) as query
    from forum_topic where id = $1 offset 0) words
    join forum_topic o on o.title_vector @@ words.query join forum_category k on k.slug = o.category and ${READABLE}
  where o.status in ('open', 'locked') and o.id <> $1 order by ts_rank(o.title_vector, words.query) desc, o.id limit 3`;
const REPLY_COUNT = `select count(*)::int as n from forum_post p where p.topic_id = $2 and not (p.is_opening and p.written_in is null)
  and (p.status in ('published', 'removed', 'contested') or p.status = 'pending' and p.account_id = $1)`;
const MOVES = `select 'move' as kind, k.name as what, a.at from audit a join forum_category k on k.slug = a.details ->> 'from'
    where a.entity_id = $1 and a.action = 'forum-topic.move' and a.outcome = 'done'
  union all select 'merge', x.title, x.updated_at from forum_topic x where x.merged_into = $1 order by at`;

type Row = Record<string, unknown>;
type Ask = (text: string, values: unknown[]) => Promise<Row[]>;

const authorOf = (row: Row, as: string) => ({
  name: row[`${as}_name`],
  organisation: { id: row[`${as}_id`], name: row[`${as}_organisation`], kind: row[`${as}_kind`] },
  isYou: row[`${as}_you`],
  isColleague: row[`${as}_colleague`],
});

const itemOf = (row: Row) => ({
  id: row.id,
  title: row.title,
  category: { slug: row.slug, name: row.name, readers: row.readers },
  author: authorOf(row, 'x'),
  status: row.status,
  isSolved: row.isSolved,
  isPinned: row.isPinned,
  isHot: row.isHot,
  isFollowed: row.isFollowed,
  replies: row.replies,
  unread: row.unread,
  unreadId: row.unreadId,
  last: { author: authorOf(row, 'y'), at: row.at },
});

const listJson = async (ask: Ask, { account, organisation }: Session, category: string | null) => {
  const who = [account, organisation];
  const [items, [total], [counts], [news], categories] = await Promise.all([
    ask(ITEMS, [...who, category]),
    ask(TOTAL, [category]),
    ask(COUNTS, who),
    ask(NEWS, who),
    ask(CATEGORIES, []),
  ]);
  const n = Number(total?.n);
  const page = { total: Math.min(n, 1000), totalIsCapped: n > 1000, page: 1, pageSize: 20 };
  return { items: items.map(itemOf), ...page, counts, news: news?.n, categories };
};

const isRemoved = ({ status }: Row): boolean => status === 'removed' || status === 'contested';

const postActions = ({ status, x_you: isOwn }: Row): string[] => {
  if (status !== 'published') return status === 'removed' && isOwn ? ['contest'] : [];
  return isOwn ? ['edit', 'delete'] : ['flag'];
};

const postOf = (row: Row) => ({
  id: row.id,
  version: row.version,
  status: row.status,
  author: authorOf(row, 'x'),
  body: row.body,
  publishedAt: row.publishedAt,
  edited: Number(row.edits) > 0 ? { at: row.edited_at, times: row.edits } : null,
  quoted: row.quoted_id ? { id: row.quoted_id, author: row.quoted_author, text: row.quoted_text } : null,
  thanks: row.thanks,
  isThanked: row.isThanked,
  removal: isRemoved(row) ? { reason: row.reason, at: row.removed_at, isContested: row.status === 'contested' } : null,
  actions: postActions(row),
});

const topicActions = ({ account_id, accepted_id }: Row, account: string): string[] => {
  if (account_id !== account) return ['reply'];
  return accepted_id ? ['reply', 'accept', 'unaccept'] : ['reply', 'accept'];
};

const topicJson = async (ask: Ask, { account, organisation }: Session, id: string, page: number) => {
  const who = [account, organisation, id];
  const [[row], above, replies, [total], moves, alike] = await Promise.all([
    ask(HEAD, who),
    ask(ABOVE, who),
    ask(PAGE, [...who, (page - 1) * 50]),
    ask(REPLY_COUNT, [account, id]),
    ask(MOVES, [id]),
    ask(ALIKE, [id]),
  ]);
  const question = above.find(({ opening }) => opening);
  const accepted = above.find(({ opening }) => !opening);
  if (!row || !question) return { code: 'not_found' };
  const topic = {
    id,
    version: row.version,
    title: row.title,
    category: { slug: row.slug, name: row.name, readers: row.of },
    status: row.status,
    isPinned: row.is_pinned,
    isPublic: row.public_at !== null,
    isFollowed: row.followed,
    followers: row.followers,
    people: row.people,
    organisations: row.organisations,
    question: postOf(question),
    accepted: accepted
      ? { post: postOf(accepted), by: row.by, byAssociation: row.association, at: row.accepted_at }
      : null,
    replies: { items: replies.map(postOf), total: total?.n, page, pageSize: 50 },
    readUntil: row.read_until,
    unread: Number(row.unread) > 0 ? { count: row.unread, firstId: row.first_id } : null,
    newest: row.newest_id ? { id: row.newest_id, at: row.newest_at, isYou: row.newest_you } : null,
    moves,
    alike,
    actions: topicActions(row, account),
  };
  return { movedTo: null, topic };
};

/** Adds hand-written handlers for a firm's list of topics and for one topic of the forum. */
export function forumHandlers(app: FastifyInstance, pool: pg.Pool, session: SessionOf): void {
  const names = new Map<string, string>();
  const ask: Ask = async (text, values) => {
    const name = names.get(text) ?? `forum ${names.size}`;
    names.set(text, name);
    return (await pool.query({ name, text, values })).rows;
  };
  app.get<{ Querystring: { category?: string } }>('/forum/topics', async (request, reply) => {
    const who = await session(request, reply, 'firma');
    return who ? listJson(ask, who, request.query.category ?? null) : reply;
  });
  app.get<{ Params: { id: string }; Querystring: { page?: string } }>('/forum/topics/:id', async (request, reply) => {
    const who = await session(request, reply, 'firma');
    return who ? topicJson(ask, who, request.params.id, Number(request.query.page ?? 1)) : reply;
  });
}
