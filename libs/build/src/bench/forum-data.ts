import type { MikroORM } from '@mikro-orm/postgresql';
import { fillTables } from './fill-tables.ts';
import { passageOf } from './passages.ts';

/** Topics of the measured forum, with 100,000 posts in all; organisations of each kind that write in it; replies of the longest topic. */
const SIZE = { topics: 8000, writers: 150, longest: 500 };
type Size = typeof SIZE;

export interface ForumData {
  posts: number;
  /** A topic with 500 replies that firma-1 has read halfway. */
  longId: string;
  /** A topic with 10 to 20 replies. */
  shortId: string;
}

/* Writers have even places when they are firms, and odd ones when they are authorities. */
const writerOf = (x: string, { writers }: Size): string => `case b.readers
  when 'uat' then 1 + 2 * (${x} % ${writers}) when 'firma' then 2 + 2 * (${x} % ${writers}) else 1 + ${x} % ${2 * writers} end`;

const WRITERS = ({ writers }: Size): string => `
  create temp table writer on commit drop as
  select o.id as organisation_id, m.account_id, n.nr * 2 - (o.kind = 'uat')::int as place
  from organisation o join membership m on m.organisation_id = o.id and m.role = 'owner',
    lateral (select substring(o.name from '\\d+$')::int as nr) n
  where o.kind in ('uat', 'firma') and n.nr <= ${writers}`;

/*
 * The first topic is the longest and the first ones are the newest. A tenth has no replies, few have more than thirty. A quarter is in
 * the general category.
 */
const begun = ({ topics, longest }: Size): string => `
  create temp table begun on commit drop as
  with category as (select slug, readers, row_number() over (order by position) as place, count(*) over () as places from forum_category)
  select n, uuidv7() as id, c.slug as category, c.readers, s.size, p.pace, now() - n * interval '3 hours' - s.size * p.pace as at
  from generate_series(1, ${topics}) n
    cross join lateral (select case when n = 1 then ${longest} when n % 10 = 0 then 0
      else 1 + (49 * power((n * 7919 % ${topics})::float8 / ${topics}, 3))::int end as size) s
    cross join lateral (select case when n = 1 then interval '19 hours' else (1 + n % 9) * interval '1 hour' end as pace) p
    join category c on c.place = case when n = 1 or n % 4 = 0 then 1 else 1 + n % c.places end`;

const written = (size: Size): string => `
  create temp table written on commit drop as
  select b.n, k, b.n * 2003 + k as nr, uuidv7() as id, b.id as topic_id, b.at + k * b.pace as at, w.organisation_id, w.account_id, b.readers,
    case when k > 0 and (b.n + k) % 97 = 0 then 'removed' when k > 0 and (b.n + k) % 131 = 0 then 'deleted' else 'published' end as status
  from begun b cross join lateral generate_series(0, b.size) k
    join writer w on w.place = ${writerOf('(b.n * 7 + k * 13)', size)}`;

/* A third of the posts has thanks of up to three people. */
const thanks = (size: Size): string => `
  insert into forum_thanks (post_id, account_id, organisation_id, created_at)
  select b.id, w.account_id, w.organisation_id, b.at from written b cross join lateral generate_series(1, b.nr % 4) i
    join writer w on w.place = ${writerOf('(b.nr * 11 + i * 29)', size)}
  where b.nr % 3 = 0 and b.status = 'published' and w.account_id <> b.account_id on conflict do nothing`;

const TITLE = `initcap(${passageOf('title', 'b.n', 1)}) || ' ' || ${passageOf('title', 'b.n', 3)}`;

/* Texts of 200 to 2,000 characters, most of them short. Rows are stored in chronological order, as in a live database. */
const POSTS = `
  insert into forum_post (id, created_at, topic_id, is_opening, organisation_id, account_id, status, title, body, body_text, published_at,
    edits, edited_at, quoted_id, thanks, removed_by, removed_at, reason)
  select b.id, b.at, b.topic_id, b.k = 0, b.organisation_id, b.account_id, b.status, case when b.k = 0 then ${TITLE} end,
    '<p>' || x.text || '.</p>', x.text || '.', b.at, e.edits, case when e.edits > 0 then b.at + interval '1 hour' end,
    case when b.k > 1 and b.k % 4 = 3 then q.id end, coalesce(h.n, 0),
    case when b.status = 'removed' then b.account_id end, case when b.status = 'removed' then b.at end,
    case when b.status = 'removed' then 'Reclamă.' end
  from written b left join written q on q.n = b.n and q.k = b.k - 1
    left join (select post_id, count(*) as n from forum_thanks group by post_id) h on h.post_id = b.id
    cross join lateral (select (b.nr % 40 = 0)::int as edits) e
    cross join lateral (select string_agg(${passageOf('body', '(b.nr * 31 + i)', 1)}, '. ' order by i) as text
      from generate_series(1, 3 + (24 * power(b.nr % 1000 * 7919 % 1000 / 1000.0, 3))::int) i) x
  order by b.at`;

/* A third of the topics is solved, and a fortieth is public. */
const TOPICS = `
  insert into forum_topic (id, created_at, updated_at, category, organisation_id, account_id, title, status, is_pinned, accepted_id, accepted_by,
    accepted_at, public_at, replies, last_at, last_id)
  select b.id, b.at, b.at, b.category, o.organisation_id, o.account_id, ${TITLE}, case when b.n % 200 = 0 then 'locked' else 'open' end,
    b.n in (50, 600, 2000), a.id, case when a.id is not null then o.account_id end, a.at, case when b.n % 40 = 1 then a.at end,
    coalesce(r.replies, 0), coalesce(r.last_at, b.at), r.last_id
  from begun b join written o on o.n = b.n and o.k = 0
    left join written a on a.n = b.n and a.k = 1 + b.n % greatest(b.size, 1) and b.n % 3 = 1 and a.status = 'published'
    left join (select n, count(*) as replies, max(at) as last_at, (array_agg(id order by at desc))[1] as last_id
      from written where k > 0 and status = 'published' group by n) r on r.n = b.n`;

/* Who writes follows; firma-1, the firm with place 2, has read a twentieth of the topics, some of them halfway. */
const READERS = [
  `insert into forum_reader (topic_id, account_id, organisation_id, read_until, is_followed)
   select t.id, w.account_id, w.organisation_id,
     case when b.n = 1 or b.n % 60 = 0 then b.at + b.size / 2 * b.pace + interval '1 second' else t.last_at end, b.n % 3 < 2
   from begun b join forum_topic t on t.id = b.id join writer w on w.place = 2 where (b.n = 1 or b.n % 20 = 0) and b.readers <> 'uat'`,
  `insert into forum_reader (topic_id, account_id, organisation_id, read_until, is_followed)
   select topic_id, account_id, organisation_id, max(at), true from written group by topic_id, account_id, organisation_id on conflict do nothing`,
];

const RESULT = `
  select (select count(*)::int from forum_post) as posts, (array_agg(id order by replies desc))[1] as "longId",
    (array_agg(id order by last_at desc) filter (where replies between 10 and 20 and category = 'general'))[1] as "shortId" from forum_topic`;

/** Fills the forum of a portal that has the bulk data. */
export async function prepareForum(orm: MikroORM, size = SIZE): Promise<ForumData> {
  const tables = ['forum_topic', 'forum_post', 'forum_thanks', 'forum_reader'];
  const rows = [
    WRITERS(size),
    begun(size),
    written(size),
    'create index on written (n, k)',
    'analyze writer, begun, written, passage',
  ];
  await fillTables(orm, tables, [...rows, thanks(size), POSTS, TOPICS, ...READERS]);
  const [row] = await orm.em.fork().execute<ForumData[]>(RESULT);
  if (!row) throw new Error('nothing was filled');
  return row;
}
