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
import { htmlOf } from './article-html.ts';
import { type Moments, momentsOf } from './article-moments.ts';
import { DAY } from './clock.ts';
import { ARTICLES } from './content/articles.ts';
import type { ArticleSource } from './content/articles-source.ts';
import { sceneDrawing } from './pictures/render.ts';
import { type Picture, pictureOf, sendPicture } from './stored-pictures.ts';
import { createRandom, type Random } from './random.ts';
import { lifeOf, type Step } from './step.ts';
import type { Party, World } from './world.ts';

const SEED = 20_260_106;
const YEAR_DAYS = 350;
/** Days since the last published one. */
const NEWEST_DAYS = 2;
/** What another text for a published article adds at its end. */
const ADDED =
  '<h2>Actualizare</h2><p>Între timp am terminat și ultimul sat. Adeverințele de rol se dau acum, toate, din registrul electronic.</p>';

/** Sixty articles of authorities, firms and the association, over the last year, and their pictures. */
export function articleLives(world: World): { lives: Step[][]; pictures: Picture[] } {
  const random = createRandom(SEED);
  const order = random.some(ARTICLES, ARTICLES.length);
  const parties = new Map([world.admin, ...world.uats, ...world.firms].map((party) => [party.name, party]));
  const pictures: Picture[] = [];
  const lives = order.map((source, index) => {
    const party = parties.get(source.by);
    if (!party) throw new Error(`no organisation is called ${source.by}`);
    const age = NEWEST_DAYS + (index * (YEAR_DAYS - NEWEST_DAYS)) / order.length;
    const moments = momentsOf(world, random, source, party, age);
    const cover = source.scene && pictureOf(sceneDrawing(source.scene));
    if (cover) pictures.push(cover);
    const sent = cover ? [sendPicture(cover, party, moments.created)] : [];
    return [...sent, ...lifeOfArticle(world, random, { source, party, moments, cover })];
  });
  return { lives, pictures };
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

function lifeOfArticle({ admin, now }: World, random: Random, { source, party, moments, cover }: Planned): Step[] {
  const { fate = 'published', reason = '' } = source;
  const { created, submitted, decided, later } = moments;
  const content = () => contentOf(source, cover);
  const decide = fate === 'draft' || fate === 'pending' ? undefined : DECISIONS[fate];
  const views = viewsOf(random, now, decide === approveArticle ? decided : null);
  const act = (by: Party, at: Date | null, does: (write: Write<Actor>, article: Versioned) => Promise<unknown>) =>
    at ? [{ by, at, does }] : [];
  return lifeOf('article', { by: party, at: created, does: (write) => createArticle(write, content()) }, [
    ...act(party, submitted, submitArticle),
    ...act(admin, decided, async (write, article) => {
      await decide?.(write, { ...article, reason });
      // Readers by the hundred, added at once: each would be a transaction of its own.
      await addViews(write.db, article.id, views);
    }),
    ...act(fate === 'withdrawn' ? admin : party, later, (write, article) =>
      fate === 'withdrawn'
        ? withdrawArticle(write, { ...article, reason })
        : reviseArticle(write, { ...article, ...content(), body: htmlOf(source) + ADDED }),
    ),
  ]);
}

const contentOf = (source: ArticleSource, cover: Picture | undefined): ArticleContent => ({
  ...{ title: source.title, category: source.category, summary: source.summary, body: htmlOf(source) },
  ...{ coverImageId: cover?.id ?? null, coverAlt: cover ? `Ilustrație: ${source.title}` : '' },
});

/* Most readers come in the first weeks. */
const viewsOf = (random: Random, now: Date, published: Date | null): number =>
  published ? Math.round(random.int(35, 160) * Math.sqrt((now.getTime() - published.getTime()) / (7 * DAY) + 0.3)) : 0;
