/** Lowest values of the second, third and fourth shade of a map; in each, only integers. */
export type Thresholds = readonly [second: number, third: number, fourth: number];

/* The next of 1, 2 or 5 times a power of ten. */
const roundUp = (value: number): number => {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5, 10].find((step) => step * power >= value) ?? 10) * power;
};

/** Thresholds for values up to `most`: a quarter of it rounded, twice and four times as much; 1, 2 and 3 for small counts. */
export const thresholdsOf = (most: number): Thresholds => {
  if (most <= 4) return [1, 2, 3];
  const first = Math.max(2, roundUp(most / 8));
  return [first, first * 2, first * 4];
};
