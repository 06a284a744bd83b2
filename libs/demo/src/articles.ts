import type { ArticleContent } from '@psp/contracts/articles';
import type { Versioned } from '@psp/domain/act';
import type { Actor } from '@psp/domain/actor';
import { addViews } from '@psp/domain/publishing/articles/count-view';
import {
  approveArticle,
  rejectArticle,
  requestArticleChanges,
  withdrawArticle,
} from '@psp/domain/publishing/articles/moderate';
import { createArticle, reviseArticle, submitArticle } from '@psp/domain/publishing/articles/write-article';
import type { Write } from '@psp/domain/write';
import { between, DAY, daysBefore, officeTime } from './clock.ts';
import { ARTICLES } from './content/articles.ts';
import type { ArticleSource } from './content/articles-source.ts';
import { sceneDrawing } from './pictures/render.ts';
import { type Picture, pictureOf, sendPicture } from './stored-pictures.ts';
import { createRandom, type Random } from './random.ts';
import { rowTimeline, type Step } from './step.ts';
import type { Party, World } from './world.ts';

const SEED = 20_260_106;
const YEAR_DAYS = 350;
/** Age in days of the newest published article. */
const NEWEST_DAYS = 2;
/** Text that a revision adds at the end of an article. */
const ADDED =
  '<h2>Actualizare</h2><p>Între timp am terminat și ultimul sat. Adeverințele de rol se dau acum, toate, din registrul electronic.</p>';

/** Plans sixty articles of authorities, firms and the association over the last year, with their pictures. */
export function articleTimelines(world: World): { timelines: Step[][]; pictures: Picture[] } {
  const random = createRandom(SEED);
  const order = random.some(ARTICLES, ARTICLES.length);
  const parties = new Map([world.admin, ...world.uats, ...world.firms].map((party) => [party.name, party]));
  const pictures: Picture[] = [];
  const timelines = order.map((source, index) => {
    const party = parties.get(source.by);
    if (!party) throw new Error(`no organisation is called ${source.by}`);
    const age = NEWEST_DAYS + (index * (YEAR_DAYS - NEWEST_DAYS)) / order.length;
    const moments = momentsOf(world, random, source, party, age);
    const cover = source.scene && pictureOf(sceneDrawing(source.scene));
    if (cover) pictures.push(cover);
    const sent = cover ? [sendPicture(cover, party, moments.created)] : [];
    return [...sent, ...articleTimeline(world, random, { source, party, moments, cover })];
  });
  return { timelines, pictures };
}

interface Planned {
  source: ArticleSource;
  party: Party;
  moments: Moments;
  cover: Picture | undefined;
}

const DECISIONS = {
  changes: requestArticleChanges,
  rejected: rejectArticle,
  withdrawn: approveArticle,
  revised: approveArticle,
  published: approveArticle,
} as const;

function articleTimeline({ admin, now }: World, random: Random, { source, party, moments, cover }: Planned): Step[] {
  const { outcome = 'published', reason = '' } = source;
  const { created, submitted, decided, later } = moments;
  const content = () => contentOf(source, cover);
  const decide = outcome === 'draft' || outcome === 'pending' ? undefined : DECISIONS[outcome];
  const views = viewsOf(random, now, decide === approveArticle ? decided : null);
  const act = (by: Party, at: Date | null, command: (write: Write<Actor>, article: Versioned) => Promise<unknown>) =>
    at ? [{ by, at, command }] : [];
  return rowTimeline('article', { by: party, at: created, command: (write) => createArticle(write, content()) }, [
    ...act(party, submitted, submitArticle),
    ...act(admin, decided, async (write, article) => {
      await decide?.(write, { ...article, reason });
      // Hundreds of views are added at once, because each one would be a transaction of its own.
      await addViews(write.db, article.id, views);
    }),
    ...act(outcome === 'withdrawn' ? admin : party, later, (write, article) =>
      outcome === 'withdrawn'
        ? withdrawArticle(write, { ...article, reason })
        : reviseArticle(write, { ...article, ...content(), body: htmlOf(source) + ADDED }),
    ),
  ]);
}

const contentOf = (source: ArticleSource, cover: Picture | undefined): ArticleContent => ({
  ...{ title: source.title, category: source.category, summary: source.summary, body: htmlOf(source) },
  ...{ coverImageId: cover?.id ?? null, coverAlt: cover ? `Ilustrație: ${source.title}` : '' },
});

/* Most views happen in the first weeks. */
const viewsOf = (random: Random, now: Date, published: Date | null): number =>
  published ? Math.round(random.int(35, 160) * Math.sqrt((now.getTime() - published.getTime()) / (7 * DAY) + 0.3)) : 0;

/** Times of the steps of an article; null for steps that have not happened. */
interface Moments {
  created: Date;
  submitted: Date | null;
  decided: Date | null;
  /** Time at which it was withdrawn or revised. */
  later: Date | null;
}

/* Plans the times of an article that was decided about `age` days ago, after its author joined. */
function momentsOf(
  { now }: World,
  random: Random,
  { outcome }: ArticleSource,
  { joinedAt }: Party,
  age: number,
): Moments {
  // Pending articles are recent.
  const days = outcome === 'pending' ? random.int(1, 4) : outcome === 'draft' ? random.int(3, 20) : age;
  const wanted = daysBefore(now, days);
  const end = new Date(Math.max(wanted.getTime(), joinedAt.getTime() + 6 * DAY));
  const decided = officeTime(random, new Date(Math.min(end.getTime(), now.getTime() - DAY / 2)), null, now);
  const created = between(random, daysBefore(decided, 5), daysBefore(decided, 3));
  const submitted = outcome === 'draft' ? null : between(random, created, daysBefore(decided, 1));
  const isDecided = submitted !== null && outcome !== 'pending';
  const isLater = outcome === 'withdrawn' || outcome === 'revised';
  return {
    created,
    submitted,
    decided: isDecided ? decided : null,
    later: isLater ? between(random, new Date(Math.max(decided.getTime(), now.getTime() - 20 * DAY)), now) : null,
  };
}

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const blockOf = (line: string): string => {
  if (line.startsWith('## ')) return `<h2>${escapeHtml(line.slice(3))}</h2>`;
  if (line.startsWith('- ')) return `<li>${escapeHtml(line.slice(2))}</li>`;
  if (line.startsWith('> ')) return `<blockquote><p>${escapeHtml(line.slice(2))}</p></blockquote>`;
  return `<p>${escapeHtml(line)}</p>`;
};

/** Converts the text of an article to HTML. */
export const htmlOf = ({ text }: Pick<ArticleSource, 'text'>): string =>
  text
    .split('\n')
    .map(blockOf)
    .join('')
    .replace(/(<li>.*?<\/li>)+/g, (items) => `<ul>${items}</ul>`);
