/** A seeded source of choices: the same seed gives the same choices on every machine. */
export interface Random {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean;
  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  /** Up to `count` different ones, in random order. */
  some<T>(list: readonly T[], count: number): T[];
  /** An identifier in the shape of UUID version 7; of two made for one instant the later sorts after. */
  idAt(time: Date): string;
}

/** mulberry32: 32 bits of state, enough for a demonstration and nothing else. */
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
