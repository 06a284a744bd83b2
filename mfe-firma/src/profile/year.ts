/** A year as it was typed: none where nothing was, not a number where it is none. */
export const yearOf = (typed: string): number | null => {
  const year = typed.trim();
  return year === '' ? null : /^\d+$/.test(year) ? Number(year) : Number.NaN;
};
