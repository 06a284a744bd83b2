import type { SiteContent } from '@psp/contracts/site-content';
import { sql } from 'kysely';
import { IS_SHOWN } from '../../shown-review.ts';
import { communitiesByCounty, stripOfCommunities } from '../../presenting/communities/queries.ts';
import { listedFirm, stripOfPartners } from '../../presenting/partners/queries.ts';
import type { Db } from '../../read-db.ts';
import { jsonText } from '../../sql.ts';
import { readFigures } from './figures.ts';
import { readSiteContent } from './queries.ts';

/**
 * Reads the landing page as JSON text (`landingView`), with the content of a preview if its secret is given. Computes figures only if
 * one of them is computed. Throws `not_found` for an expired preview.
 */
export const readLanding = async (db: Db, preview?: string): Promise<string> => {
  const [content, byCounty, communities, partners, news] = await Promise.all([
    readSiteContent(db, preview),
    communitiesByCounty(db),
    stripOfCommunities(db),
    stripOfPartners(db),
    readNews(db),
  ]);
  const computed = hasComputedFigure(content) ? await readFigures(db) : null;
  const shown = { ...content, contact: undefined };
  const known = `"content":${JSON.stringify(shown)},"computed":${JSON.stringify(computed)}`;
  return `{${known},"byCounty":${byCounty},"communities":${communities},"partners":${partners},"news":${news}}`;
};

const hasComputedFigure = ({ figures, impact }: SiteContent): boolean => {
  const { satisfaction, projectValue, responseTime, onTime } = impact;
  const all = [...Object.values(figures), satisfaction, projectValue, responseTime, onTime];
  return all.some(({ source }) => source === 'computed');
};

/* Minimum rating of a review on the landing page. */
const MIN_RATING = 4;

/** Reads the newest public review with at least MIN_RATING stars and the newest article, as JSON text (`landingNews`). */
const readNews = (db: Db): Promise<string> =>
  jsonText(
    db,
    sql<{ json: string }>`select json_build_object(
      'review', (select json_build_object('at', v.published_at, 'countyCode', a.county_code, 'author', a.name,
          'partnerId', f.id, 'partner', f.name, 'rating', v.rating)
        from review v join organisation f on f.id = v.subject_id join organisation a on a.id = v.author_id
        where ${listedFirm} and ${IS_SHOWN} and v.rating >= ${MIN_RATING} order by v.published_at desc limit 1),
      'article', (select json_build_object('at', a.published_at, 'countyCode', o.county_code, 'id', a.id, 'title', a.title,
          'author', o.name)
        from article a join organisation o on o.id = a.organisation_id
        where a.status = 'published' and o.status = 'approved' order by a.published_at desc limit 1))::text as json`,
  );
