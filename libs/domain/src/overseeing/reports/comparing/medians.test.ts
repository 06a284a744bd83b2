import { expect, test } from '@jest/globals';
import { compareEach } from './medians.ts';

interface Member {
  kind: string;
  band: number;
  value: number | null;
}
const SIMILAR = {
  closest: {
    keyOf: ({ kind, band }: Member) => `${kind} ${band}`,
    has: (own: Member, other: Member) => own.kind === other.kind && own.band === other.band,
  },
  kind: {
    keyOf: ({ kind }: Member) => kind,
    has: (own: Member, other: Member) => own.kind === other.kind,
  },
};
const many = (count: number, of: Omit<Member, 'value'>, value: (at: number) => number | null): Member[] =>
  Array.from({ length: count }, (_, at) => ({ ...of, value: value(at) }));
const compare = (members: readonly Member[]) => compareEach(members, ({ value }) => value, SIMILAR);

test('the closest group of five others is compared, without one’s own value', () => {
  const members = many(6, { kind: 'commune', band: 1 }, (at) => (at + 1) * 10);
  expect(compare(members).get(members[5] as Member)).toEqual({ own: 60, median: 30, others: 5, level: 'closest' });
  expect(compare(members).get(members[0] as Member)).toEqual({ own: 10, median: 40, others: 5, level: 'closest' });
});

test('with four others the group widens, step by step; with four in all nothing is told', () => {
  const communes = many(5, { kind: 'commune', band: 1 }, (at) => at);
  const own = communes[0] as Member;
  expect(compare(communes).get(own)).toEqual({ own: 0, median: null, others: 4, level: 'all' });
  const larger = many(1, { kind: 'commune', band: 2 }, () => 100);
  expect(compare([...communes, ...larger]).get(own)).toEqual({ own: 0, median: 3, others: 5, level: 'kind' });
  const town = many(1, { kind: 'town', band: 1 }, () => -8);
  expect(compare([...communes, ...town]).get(own)).toEqual({ own: 0, median: 2, others: 5, level: 'all' });
});

test('members without a value are no others, and see the median all the same', () => {
  const members = [
    ...many(5, { kind: 'town', band: 0 }, (at) => at),
    ...many(9, { kind: 'town', band: 0 }, () => null),
  ];
  expect(compare(members).get(members[13] as Member)).toEqual({ own: null, median: 2, others: 5, level: 'closest' });
  expect(compare(members).get(members[0] as Member)).toMatchObject({ median: null, others: 4 });
});

test('an even number of others has the mean of the two in the middle, with one decimal', () => {
  const members = many(7, { kind: 'town', band: 0 }, (at) => at * at * 0.35);
  expect(compare(members).get(members[0] as Member)?.median).toBe(4.4);
});

test('of equal values one’s own is left out once', () => {
  const members = many(6, { kind: 'town', band: 0 }, (at) => Math.floor(at / 2));
  expect(members.map((member) => compare(members).get(member)?.median)).toEqual([1, 1, 1, 1, 1, 1]);
});

test('the values of a group are looked for once, however many belong to it', () => {
  const members = many(3000, { kind: 'commune', band: 1 }, (at) => (at * 7919) % 3001);
  members.forEach((member, at) => Object.assign(member, { band: at % 6, kind: `k${at % 3}` }));
  let looks = 0;
  const has = (own: Member, other: Member): boolean => {
    looks += 1;
    return SIMILAR.closest.has(own, other);
  };
  compareEach(members, ({ value }) => value, { ...SIMILAR, closest: { ...SIMILAR.closest, has } });
  // Six groups, and each member once for its own.
  expect(looks).toBe(6 * 3000 + 3000);
});
