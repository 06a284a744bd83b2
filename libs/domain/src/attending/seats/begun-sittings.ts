import { DomainError } from '../../errors.ts';

interface Sitting {
  startsAt: string;
}

/**
 * Expects that sittings which have begun keep their places and starts: attendance is marked by the place of a sitting. Throws
 * `seats.sitting_begun`.
 */
export const expectBegunKept = (before: readonly Sitting[], after: readonly Sitting[], now: Date): void => {
  const begun = before.filter(({ startsAt }) => new Date(startsAt) <= now);
  const isKept = begun.every(({ startsAt }, at) => Date.parse(startsAt) === Date.parse(after[at]?.startsAt ?? ''));
  if (!isKept) throw new DomainError('seats.sitting_begun');
};
