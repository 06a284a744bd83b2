import {
  type ComparedFigure,
  SIMILAR_LEVELS,
  SIMILAR_MIN,
  type SimilarLevel,
} from '@psp/contracts/similar-organisations';

/** A group of similar organisations: those that `has` accepts. Organisations with the same key have the same group. */
interface Group<Member> {
  keyOf: (own: Member) => string;
  has: (own: Member, other: Member) => boolean;
}
/** The groups by how close they are; all belong to `all`. */
export type Similar<Member> = Readonly<Record<Exclude<SimilarLevel, 'all'>, Group<Member>>>;

/** Median of so many sorted values, with one decimal. */
const medianOf = (count: number, valueAt: (place: number) => number): number => {
  const middle = (count - 1) / 2;
  return Math.round((valueAt(Math.floor(middle)) + valueAt(Math.ceil(middle))) * 5) / 10;
};

/* The first place of a value in sorted values that contain it. */
const placeOf = (sorted: readonly number[], value: number): number => {
  let [first, last] = [0, sorted.length - 1];
  while (first < last) {
    const middle = Math.floor((first + last) / 2);
    if ((sorted[middle] ?? value) < value) first = middle + 1;
    else last = middle;
  }
  return first;
};

/**
 * Compares a figure of each member with the median of the others in the closest group of at least SIMILAR_MIN that have a value. The
 * member's own value is not part of its median. `toldOf` is what the others may learn from, when it is less than the member's own value.
 * Null is no value. Takes a pass over the values for each group, not for each member.
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
  const groups = new Map([['all', known.map(({ value }) => value)]]);
  const valuesOf = (own: Member, level: SimilarLevel): number[] => {
    const key = level === 'all' ? level : `${level} ${similar[level].keyOf(own)}`;
    const isIts = ({ member }: { member: Member }) => level === 'all' || similar[level].has(own, member);
    const values = groups.get(key) ?? known.filter(isIts).map(({ value }) => value);
    groups.set(key, values);
    return values;
  };
  const compare = (member: Member): ComparedFigure => {
    const own = valueOf(member);
    for (const level of SIMILAR_LEVELS) {
      const values = valuesOf(member, level);
      const told = level === 'all' || similar[level].has(member, member) ? toldOf(member) : null;
      const others = told === null ? values.length : values.length - 1;
      const leftOut = told === null ? values.length : placeOf(values, told);
      const otherAt = (place: number) => values[place < leftOut ? place : place + 1] ?? 0;
      const isEnough = others >= SIMILAR_MIN;
      if (isEnough || level === 'all')
        return { own, median: isEnough ? medianOf(others, otherAt) : null, others, level };
    }
    throw new Error('the widest group is the last one');
  };
  return new Map(members.map((member) => [member, compare(member)]));
};
