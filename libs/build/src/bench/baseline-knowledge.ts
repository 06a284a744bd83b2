import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { SessionOf } from './baseline-session.ts';

/* What an authority may read. */
const READ = `('visitors', 'members', 'signed_in')`;
const READABLE = `d.status = 'published' and d.access in ${READ}`;

const KINDS = `select kind, count(*)::int as count from passage_source where access in ${READ} group by kind
  order by array_position(array['library', 'legislation', 'article', 'topic', 'question'], kind)`;
/* The newest sources of a category, those with a word of the request's title first. */
const NEAR = (
  words: string,
): string => `lateral (select s.* from (select s.* from passage_source s where s.kind <> 'question'
    and s.category = of.category and s.access in ${READ} order by s.id desc limit 200) s
  order by coalesce(s.title_vector @@ ${words}, false) desc, s.id desc limit 3) s`;
const SOURCE = `s.kind, s.id, s.title, s.category`;
/* $1 is the organisation, $2 the account. */
const RECOMMENDED = `
  select kind, id, title, category, reason, detail, people from (select distinct on (kind, id) * from (
    select ${SOURCE}, 'request' as reason, of.number as detail, 0 as people, 1 as rank, coalesce(s.title_vector @@ of.words, false) as is_near
    from (select r.number, knowledge_category(r.category) as category, replace(passage_query(r.title)::text, '&', '|')::tsquery as words
      from service_request r where r.organisation_id = $1 and r.status in ('draft', 'sent', 'in_progress') and r.category is not null
      order by r.updated_at desc limit 5) of, ${NEAR('of.words')}
    union all select ${SOURCE}, 'colleagues', '', d.people, 2, true
    from (select u.document_id, count(distinct u.account_id)::int as people from library_use u
      where u.organisation_id = $1 and u.account_id <> $2 and u.day > current_date - 60
        and not exists (select from library_use o where o.document_id = u.document_id and o.account_id = $2) group by u.document_id) d
      join passage_source s on s.kind = 'library' and s.id = d.document_id and s.access in ${READ}
    union all select ${SOURCE}, 'colleagues', '', d.people, 2, true
    from (select d.topic_id, count(*)::int as people from forum_reader d where d.organisation_id = $1 and d.account_id <> $2
        and d.read_until > now() - interval '60 days' and not exists (select from forum_reader o where o.topic_id = d.topic_id
          and o.account_id = $2 and o.organisation_id = $1 and o.read_until is not null) group by d.topic_id) d
      join passage_source s on s.kind = 'topic' and s.id = d.topic_id and s.access in ${READ}
    union all select ${SOURCE}, 'domain', of.name, 0, 3, false
    from (select k.name, knowledge_category(k.slug) as category from domain k
      where k.slug in (select category from service_request where organisation_id = $1)) of, ${NEAR('null::tsquery')}) r
    order by kind, id, rank, is_near desc) once
  order by rank, is_near desc, id desc limit 3`;
const ARTICLES = `
  select a.id, a.title, a.excerpt, k.name, k.blog_slug, b.name as blog_name, o.name as author, o.kind,
    case o.kind when 'firma' then o.id when 'uat' then c.id end as profile, a.published_at, a.views, a.reading_minutes, a.cover_alt,
    i.id as image, i.width, i.height, i.widths
  from article a join organisation o on o.id = a.organisation_id and o.status = 'approved' join article_category k on k.slug = a.category
    left join blog_category b on b.slug = k.blog_slug left join community c on c.organisation_id = o.id and c.status = 'published'
    left join image i on i.id = a.cover_image_id
  where a.status = 'published' order by a.published_at desc, a.id limit 3`;
const FAVOURITES = `select s.kind, s.id, s.title from library_favourite f join passage_source s
    on s.id = coalesce(f.document_id, f.act_id, f.article_id) and s.access in ${READ}
  where f.account_id = $1 order by f.created_at desc, s.id`;
const TEMPLATES = `select count(*)::int as n from library_document d where d.type = 'template' and ${READABLE}`;
const COMING = `t.status = 'published' and t.starts_at > now()`;
const TRAININGS = `select count(*)::int as n from training t where ${COMING}`;
const TRAINING = `
  select t.id, t.number, t.title, t.provider, t.category, t.format, t.level, t.hours::float8, t.price::float8, t.discount,
    round(t.price * (100 - t.discount) / 100, 2)::float8 as "ownPrice", t.sittings, t.place, t.county_code as "countyCode", p.seats,
    p.seats - p.taken as free, (select count(*)::int from seat_registration r where r.pool_id = p.id and r.status = 'waitlisted') as waiting,
    p.closes_at as "closesAt", t.has_certificate as "hasCertificate", t.rating::float8, t.review_count as reviews, false as "isCancelled"
  from training t join seat_pool p on p.id = t.pool_id
  where ${COMING} and p.taken < p.seats and p.closes_at > now() order by t.starts_at, t.id limit 1`;

const DOCUMENT = `
  select d.id, d.type, d.category, d.author, d.tags, d.published_at as "publishedAt", d.verified_on::text as "verifiedOn", d.views, d.downloads,
    d.rating::float8, d.review_count as reviews, d.access, d.edition, v.number as shown, v.title, v.description, v.body, v.url,
    a.display_name as owner
  from library_document d join library_version v on v.document_id = d.id and v.number = d.edition left join account a on a.id = d.owner_id
  where d.id = $1 and ${READABLE}`;
const FILES = `select f.id, f.name, f.content_type as "contentType", f.size, l.text_state as "textState", g.template is not null as "isTemplate"
  from library_file l join stored_file f on f.id = l.file_id left join library_reading g on g.file_id = l.file_id
  where l.document_id = $1 and l.removed_in is null order by l.position, l.id`;
const VERSIONS = `select number, published_at as "publishedAt", note from library_version where document_id = $1 order by number desc`;
const RELATED = `
  with me as (select id, category, tags from library_document where id = $1)
  (select d.id, d.title, d.type, true as "isChosen" from library_related r join library_document d on d.id = r.related_id
    where r.document_id = $1 and ${READABLE} order by r.position)
  union all (select d.id, d.title, d.type, false from library_document d, me
    where d.id <> me.id and ${READABLE} and (d.category = me.category or d.tags && me.tags)
      and not exists (select from library_related r where r.document_id = me.id and r.related_id = d.id)
    order by 2 * cardinality(array(select unnest(d.tags) intersect select unnest(me.tags))) + (d.category = me.category)::int desc,
      d.published_at desc, d.id limit 3)`;

type Row = Record<string, unknown>;

const articleOf = (row: Row) => ({
  ...{ id: row.id, title: row.title, excerpt: row.excerpt, coverAlt: row.cover_alt, views: row.views },
  category: { name: row.name, blogSlug: row.blog_slug, blogName: row.blog_name },
  author: { name: row.author, kind: row.kind, profileId: row.profile },
  ...{ publishedAt: row.published_at, readingMinutes: row.reading_minutes },
  cover: row.image ? { id: row.image, width: row.width, height: row.height, widths: row.widths } : null,
});

const plain = (html: string): string =>
  html
    .replace(/<\/(?:p|h2|li)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .trim();
const slugOf = (heading: string): string =>
  heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60);

/* The measured texts are made of paragraphs and headings of the second level, each with other words. */
const sectionsOf = (html: string) => {
  const [lead = '', ...parts] = html.split('<h2>');
  const sections = parts.map((part) => {
    const [heading = '', text = ''] = part.split('</h2>');
    return { anchor: slugOf(heading), heading, level: 2, html: text };
  });
  return lead ? [{ anchor: '', heading: '', level: 2, html: lead }, ...sections] : sections;
};

/** Adds hand-written handlers for the hub of knowledge and for a document of the library, as an authority reads them. */
export function knowledgeHandlers(app: FastifyInstance, pool: pg.Pool, session: SessionOf): void {
  const ask = async (name: string, text: string, values: unknown[] = []): Promise<Row[]> =>
    (await pool.query({ name, text, values })).rows;
  app.get('/knowledge/hub', async (request, reply) => {
    const who = await session(request, reply, 'uat');
    if (!who) return reply;
    const [kinds, recommended, articles, favourites, [templates], [trainings], [training]] = await Promise.all([
      ask('hub kinds', KINDS),
      ask('hub recommended', RECOMMENDED, [who.organisation, who.account]),
      ask('hub articles', ARTICLES),
      ask('hub favourites', FAVOURITES, [who.account]),
      ask('hub templates', TEMPLATES),
      ask('hub trainings', TRAININGS),
      ask('hub training', TRAINING),
    ]);
    return {
      ...{ kinds, recommended, articles: articles.map(articleOf), templates: templates?.n, trainings: trainings?.n },
      ...{ favourites: { total: favourites.length, items: favourites.slice(0, 3) }, training: training ?? null },
    };
  });
  app.get<{ Params: { id: string } }>('/library/:id', async (request, reply) => {
    if (!(await session(request, reply, 'uat'))) return reply;
    const values = [request.params.id];
    const [[document], files, versions, related] = await Promise.all([
      ask('document', DOCUMENT, values),
      ask('document files', FILES, values),
      ask('document versions', VERSIONS, values),
      ask('document related', RELATED, values),
    ]);
    if (!document) return reply.code(404).send({ code: 'not_found' });
    const { body, ...rest } = document;
    const words = plain(String(body)).match(/\S+/g)?.length ?? 0;
    return {
      ...{ ...rest, files, versions, related, sections: sectionsOf(String(body)) },
      readingMinutes: Math.max(1, Math.ceil(words / 200)),
    };
  });
}
