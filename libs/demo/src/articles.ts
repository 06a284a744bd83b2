import { textFrom } from '@psp/domain/publishing/articles/article-text';
import { type Life, lifeOf, recordLife } from './article-life.ts';
import { htmlOf } from './article-html.ts';
import { DAY } from './clock.ts';
import { ARTICLES } from './content/articles.ts';
import type { ArticleSource } from './content/articles-source.ts';
import type { Scene } from './pictures/scene.ts';
import { createRandom, type Random } from './random.ts';
import type { Party, World } from './world.ts';

const SEED = 20_260_106;
const YEAR_DAYS = 350;
/** Days since the last published one. */
const NEWEST_DAYS = 2;
/** What another text for a published article adds at its end. */
const ADDED =
  '<h2>Actualizare</h2><p>Între timp am terminat și ultimul sat. Adeverințele de rol se dau acum, toate, din registrul electronic.</p>';

interface Picture {
  id: string;
  key: string;
  scene: Scene;
  caption: string;
}

/** Writes sixty articles of authorities, firms and the association, over the last year. Returns their pictures, to be stored. */
export function writeArticles(world: World): Picture[] {
  const random = createRandom(SEED);
  const order = random.some(ARTICLES, ARTICLES.length);
  const parties = new Map([world.admin, ...world.uats, ...world.firms].map((party) => [party.name, party]));
  return order.flatMap((source, index) => {
    const party = parties.get(source.by);
    if (!party) throw new Error(`no organisation is called ${source.by}`);
    const age = NEWEST_DAYS + (index * (YEAR_DAYS - NEWEST_DAYS)) / order.length;
    const life = lifeOf(world, random, source, party, age);
    const picture = pictureOf(world, random, source, party, life.created);
    writeArticle(world, random, source, party, life, picture?.id ?? null);
    recordLife(world, source, party, life);
    return picture ? [picture] : [];
  });
}

function pictureOf({ rows }: World, random: Random, { scene, title }: ArticleSource, party: Party, at: Date) {
  if (!scene) return null;
  const picture = { id: random.idAt(at), key: `image/${random.idAt(at)}`, scene, caption: title };
  rows.add('image', {
    id: picture.id,
    organisation_id: party.id,
    created_by: party.accountId,
    storage_key: picture.key,
    width: 960,
    height: 640,
    widths: ['480', '960'],
    created_at: at,
  });
  return picture;
}

const STATUSES = {
  draft: ['draft', 1],
  changes: ['draft', 3],
  pending: ['pending', 2],
  rejected: ['rejected', 3],
  withdrawn: ['withdrawn', 4],
  revised: ['published', 3],
  published: ['published', 3],
} as const;

function writeArticle(
  { rows, now }: World,
  random: Random,
  source: ArticleSource,
  party: Party,
  { id, created, submitted, decided, later }: Life,
  coverId: string | null,
): void {
  const { title, category, summary, fate = 'published', reason = null } = source;
  const [status, version] = STATUSES[fate];
  const isPublished = status === 'published' || status === 'withdrawn';
  const text = textFrom({ title, category, summary, body: htmlOf(source), coverImageId: coverId, coverAlt: '' });
  const { bodyText, excerpt, readingMinutes, body } = text;
  const own = {
    title,
    category,
    summary,
    body,
    body_text: bodyText,
    cover_image_id: coverId,
    cover_alt: coverId ? `Ilustrație: ${title}` : '',
  };
  const weeks = decided ? (now.getTime() - decided.getTime()) / (7 * DAY) : 0;
  rows.add('article', {
    ...own,
    id,
    organisation_id: party.id,
    created_by: party.accountId,
    excerpt,
    reading_minutes: readingMinutes,
    status,
    reason,
    submitted_at: submitted,
    published_at: isPublished ? decided : null,
    // Most readers come in the first weeks.
    views: isPublished ? Math.round(random.int(35, 160) * Math.sqrt(weeks + 0.3)) : 0,
    created_at: created,
    updated_at: (fate === 'withdrawn' ? later : decided) ?? submitted ?? created,
    version,
  });
  if (fate !== 'revised' || !later) return;
  const proposed = textFrom({ title, category, summary, body: body + ADDED, coverImageId: coverId, coverAlt: '' });
  const revised = { ...own, body: proposed.body, body_text: proposed.bodyText };
  const rest = { article_id: id, created_by: party.accountId, status: 'pending', created_at: later };
  rows.add('article_revision', { ...revised, ...rest, id: random.idAt(later) });
}
