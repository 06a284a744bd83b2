import { sql } from 'kysely';
import type { Sql } from '../../sql.ts';

/** Joins to the article `a` its approved organisation `o`, its category `k` and the public showcase `c` of an authority, if any. */
export const joined = sql`join organisation o on o.id = a.organisation_id and o.status = 'approved'
  join article_category k on k.slug = a.category
  left join community c on c.organisation_id = o.id and c.status = 'published'`;

/** SQL condition: the article `a` is published and its organisation is approved. */
export const isPublic = sql`a.status = 'published'
  and exists (select from organisation o where o.id = a.organisation_id and o.status = 'approved')`;

/** Fields of an article in a list (`articleItem`), from the rows of `joined`. */
export const itemFields: Sql = sql`'id', a.id, 'title', a.title, 'excerpt', a.excerpt,
  'category', json_build_object('name', k.name, 'blogSlug', k.blog_slug, 'blogName', (select name from blog_category where slug = k.blog_slug)),
  'author', json_build_object('name', o.name, 'kind', o.kind,
    'profileId', case o.kind when 'firma' then o.id when 'uat' then c.id end),
  'publishedAt', a.published_at, 'views', a.views, 'readingMinutes', a.reading_minutes,
  'cover', (select json_build_object('id', i.id, 'width', i.width, 'height', i.height, 'widths', i.widths)
    from image i where i.id = a.cover_image_id), 'coverAlt', a.cover_alt`;
