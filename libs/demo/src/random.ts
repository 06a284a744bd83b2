/** A seeded random source: the same seed gives the same results on every machine. */
export interface Random {
  /** Returns a number from 0 (included) to 1 (excluded). */
  next(): number;
  /** Returns an integer from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean;
  /** Returns an item of a non-empty list. */
  pick<T>(list: readonly T[]): T;
  /** Returns up to `count` different items in random order. */
  some<T>(list: readonly T[], count: number): T[];
  /** Returns a UUID of version 7; ids created for the same time sort in order of creation. */
  idAt(time: Date): string;
}

/** Creates a source with the mulberry32 algorithm: 32 bits of state, sufficient only for demonstration data. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const madeAt = new Map<number, number>();
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[int(0, list.length - 1)];
    if (chosen === undefined) throw new RangeError('pick() needs a list that is not empty');
    return chosen;
  };
  const some = <T>(list: readonly T[], count: number): T[] => {
    const rest = [...list];
    const chosen: T[] = [];
    while (chosen.length < count && rest.length > 0) chosen.push(...rest.splice(int(0, rest.length - 1), 1));
    return chosen;
  };
  const hex = (digits: number) => Array.from({ length: digits }, () => int(0, 15).toString(16)).join('');
  const idAt = (time: Date) => {
    const ms = time.getTime();
    const order = madeAt.get(ms) ?? 0;
    madeAt.set(ms, order + 1);
    const stamp = ms.toString(16).padStart(12, '0');
    const rank = (order & 0xfff).toString(16).padStart(3, '0');
    return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${rank}-${pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`;
  };
  return { next, int, chance: (probability) => next() < probability, pick, some, idAt };
}
