import {
  type ComparedFigure,
  SIMILAR_LEVELS,
  SIMILAR_MIN,
  type SimilarLevel,
} from '@psp/contracts/similar-organisations';

/** Whether another organisation belongs to the group of one, by how close the group is; all belong to `all`. */
export type Similar<Member> = Readonly<Record<Exclude<SimilarLevel, 'all'>, (own: Member, other: Member) => boolean>>;

/** Median of sorted values, with one decimal. */
const medianOf = (sorted: readonly number[]): number => {
  const middle = (sorted.length - 1) / 2;
  const [low = 0, high = 0] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return Math.round((low + high) * 5) / 10;
};

/**
 * Compares a figure of each member with the median of the others in the closest group of at least SIMILAR_MIN that have a value. The
 * member's own value is not part of its median. `toldOf` is what the others may learn from, when it is less than the member's own value.
 * Null is no value. Takes a pass over the values for each member and level.
 */
export const compareEach = <Member extends object>(
  members: readonly Member[],
  valueOf: (member: Member) => number | null,
  similar: Similar<Member>,
  toldOf = valueOf,
): Map<Member, ComparedFigure> => {
  const known = members
    .flatMap((member) => {
      const value = toldOf(member);
      return value === null ? [] : [{ member, value }];
    })
    .toSorted((a, b) => a.value - b.value);
  const othersOf = (own: Member, level: SimilarLevel): number[] => {
    const fits = level === 'all' ? () => true : similar[level];
    const others: number[] = [];
    for (const { member, value } of known) if (member !== own && fits(own, member)) others.push(value);
    return others;
  };
  const compare = (member: Member): ComparedFigure => {
    const own = valueOf(member);
    for (const level of SIMILAR_LEVELS) {
      const others = othersOf(member, level);
      const isEnough = others.length >= SIMILAR_MIN;
      if (isEnough || level === 'all')
        return { own, median: isEnough ? medianOf(others) : null, others: others.length, level };
    }
    throw new Error('the widest group is the last one');
  };
  return new Map(members.map((member) => [member, compare(member)]));
};
