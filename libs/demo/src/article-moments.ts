import { between, DAY, daysBefore, officeTime } from './clock.ts';
import type { ArticleSource } from './content/articles-source.ts';
import type { Random } from './random.ts';
import type { Party, World } from './world.ts';

/** The moments of an article; null where it has not come so far. */
export interface Moments {
  created: Date;
  submitted: Date | null;
  decided: Date | null;
  /** When it was withdrawn, or another text proposed. */
  later: Date | null;
}

/** Places an article's life so many days before now, and after its author joined. */
export function momentsOf(
  { now }: World,
  random: Random,
  { fate }: ArticleSource,
  { joinedAt }: Party,
  age: number,
): Moments {
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
    created,
    submitted,
    decided: isDecided ? decided : null,
    later: isLater ? between(random, new Date(Math.max(decided.getTime(), now.getTime() - 20 * DAY)), now) : null,
  };
}
