import { REVIEW_HIDDEN_DAYS } from '@psp/contracts/reviews';
import { between, DAY, daysBefore } from './clock.ts';
import { REPLIES, REVIEWS_OF_AUTHORITIES, REVIEWS_OF_FIRMS } from './content/answers.ts';
import type { Random } from './random.ts';
import type { ScheduledRequest } from './scheduled-request.ts';
import type { Work } from './work.ts';
import { audit, type Party, notify, type World } from './world.ts';

interface Written {
  by: Party;
  of: Party;
  at: Date;
  body: string;
  rating: number;
  published: Date | null;
}

/** Writes what each side thought; hidden until both have written, or 14 days after completion. */
export function writeReviews(world: World, { uat, reviews }: ScheduledRequest, work: Work, completed: Date): void {
  const { random, now } = world;
  const released = daysBefore(completed, -REVIEW_HIDDEN_DAYS);
  const latest = new Date(Math.min(now.getTime(), completed.getTime() + 9 * DAY));
  const uatAt = reviews.byUat ? between(random, completed, latest) : null;
  const firmaAt = reviews.byFirma ? between(random, completed, latest) : null;
  const both = uatAt && firmaAt ? new Date(Math.max(uatAt.getTime(), firmaAt.getTime())) : null;
  const published = both ?? (released < now ? released : null);
  const mark = random.pick([5, 5, 5, 4, 4, 4, 3] as const);
  if (uatAt)
    write(world, work, {
      by: uat,
      of: work.firm,
      at: uatAt,
      body: random.pick(REVIEWS_OF_FIRMS[mark]),
      rating: mark,
      published,
    });
  if (firmaAt) {
    write(world, work, {
      by: work.firm,
      of: uat,
      at: firmaAt,
      body: random.pick(REVIEWS_OF_AUTHORITIES),
      rating: random.int(4, 5),
      published,
    });
  }
}

const near = (random: Random, rating: number) => Math.min(5, Math.max(1, rating + random.pick([-1, 0, 0, 0, 1])));

/* Marks of the four criteria, whose mean is plainly nearest to the whole rating. */
function marksAround(random: Random, rating: number): [number, number, number, number] {
  const marks: [number, number, number, number] = [
    near(random, rating),
    near(random, rating),
    near(random, rating),
    near(random, rating),
  ];
  const isFar = () => Math.abs(marks.reduce((sum, mark) => sum + mark - rating, 0)) >= marks.length / 2;
  for (let index = 0; isFar(); index++) marks[index] = rating;
  return marks;
}

function write(world: World, work: Work, { by, of, at, body, rating, published }: Written): void {
  const { random, rows, now } = world;
  const id = random.idAt(at);
  const replied = published && random.chance(0.4) ? between(random, published, now) : null;
  const reply = random.pick(REPLIES);
  const [quality, timeliness, communication, price] = marksAround(random, rating);
  rows.add('review', {
    id,
    project_id: work.id,
    author_id: by.id,
    subject_id: of.id,
    written_by: by.accountId,
    rating,
    quality,
    timeliness,
    communication,
    price,
    body,
    reply: replied ? reply : null,
    replied_at: replied,
    published_at: published,
    created_at: at,
    version: 1 + (published ? 1 : 0) + (replied ? 1 : 0),
  });
  const line = (when: Date | null, who: Party | null, action: string, from: string | null, to: string) => {
    if (when) audit(world, { at: when, who, entity: 'review', id, action, from, to });
  };
  line(at, by, 'write', null, 'hidden');
  line(published, null, 'publish', 'hidden', 'published');
  line(replied, of, 'reply', 'published', 'replied');
  const area = of.uatType === null ? 'firma' : 'uat';
  if (published)
    notify(world, of, {
      at: published,
      title: 'Recenzie nouă',
      message: `${by.name} v-a evaluat colaborarea.`,
      href: `/${area}/projects/${work.id}`,
    });
}
