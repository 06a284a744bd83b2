import { between, DAY, daysBefore, officeTime } from './clock.ts';
import type { ArticleSource } from './content/articles-source.ts';
import type { Random } from './random.ts';
import { audit, type Party, notify, type World } from './world.ts';

/** The moments of an article's life; null where it has not come so far. */
export interface Life {
  id: string;
  created: Date;
  submitted: Date | null;
  decided: Date | null;
  /** When it was withdrawn, or another text proposed. */
  later: Date | null;
}

/** Places an article's life so many days before now, and after its author joined. */
export function lifeOf(
  { now }: World,
  random: Random,
  { fate }: ArticleSource,
  { joinedAt }: Party,
  age: number,
): Life {
  // What waits has come lately; what was decided, some time after its author joined.
  const days = fate === 'pending' ? random.int(1, 4) : fate === 'draft' ? random.int(3, 20) : age;
  const wanted = daysBefore(now, days);
  const end = new Date(Math.max(wanted.getTime(), joinedAt.getTime() + 6 * DAY));
  const decided = officeTime(random, new Date(Math.min(end.getTime(), now.getTime() - DAY / 2)), null, now);
  const created = between(random, daysBefore(decided, 5), daysBefore(decided, 3));
  const submitted = fate === 'draft' ? null : between(random, created, daysBefore(decided, 1));
  const isDecided = submitted !== null && fate !== 'pending';
  const isLater = fate === 'withdrawn' || fate === 'revised';
  return {
    id: random.idAt(created),
    created,
    submitted,
    decided: isDecided ? decided : null,
    later: isLater ? between(random, new Date(Math.max(decided.getTime(), now.getTime() - 20 * DAY)), now) : null,
  };
}

const DECISIONS = {
  changes: ['requestChanges', 'draft'],
  rejected: ['reject', 'rejected'],
  published: ['approve', 'published'],
} as const;

/** Writes the audit lines of an article, and the notification of its author once it is published. */
export function recordLife(
  world: World,
  { title, fate = 'published', reason }: ArticleSource,
  party: Party,
  life: Life,
): void {
  const { id, created, submitted, decided, later } = life;
  const line = { entity: 'article', id } as const;
  const [action, to] = DECISIONS[fate === 'changes' || fate === 'rejected' ? fate : 'published'];
  audit(world, { ...line, at: created, who: party, action: 'create', from: null, to: 'draft' });
  if (submitted) audit(world, { ...line, at: submitted, who: party, action: 'submit', from: 'draft', to: 'pending' });
  if (!decided) return;
  const because = fate === 'withdrawn' ? {} : { reason };
  audit(world, { ...line, ...because, at: decided, who: world.admin, action, from: 'pending', to });
  if (later && fate === 'revised')
    audit(world, { ...line, at: later, who: party, action: 'revise', from: to, to: 'published' });
  if (later && fate === 'withdrawn')
    audit(world, { ...line, at: later, who: world.admin, action: 'withdraw', from: to, to: 'withdrawn', reason });
  if (fate === 'published' || fate === 'revised')
    notify(world, party, {
      at: decided,
      title: 'Articol aprobat',
      message: `Articolul „${title}” a fost publicat cu succes.`,
      href: `/blog/${id}`,
    });
}
