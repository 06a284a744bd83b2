/** Offers on which authorities decided. */
export interface Decided {
  accepted: number;
  declined: number;
}

/** Accepted offers of all decided ones, in percent with one decimal; null without one. */
export const winRateOf = ({ accepted, declined }: Decided): number | null => {
  const decided = accepted + declined;
  return decided === 0 ? null : Math.round((accepted * 1000) / decided) / 10;
};
