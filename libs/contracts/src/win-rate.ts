/** Numbers of decided offers. */
export interface Decided {
  accepted: number;
  declined: number;
}

/** Percentage of accepted offers among decided ones, with one decimal; null without any. */
export const winRateOf = ({ accepted, declined }: Decided): number | null => {
  const decided = accepted + declined;
  return decided === 0 ? null : Math.round((accepted * 1000) / decided) / 10;
};
