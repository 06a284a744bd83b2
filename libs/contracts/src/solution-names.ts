/** Unit of a price, shown after it. */
export const PRICE_UNITS = {
  project: 'pe proiect',
  month: 'pe lună',
  year: 'pe an',
  hour: 'pe oră',
  day: 'pe zi',
  piece: 'pe bucată',
  inhabitant: 'pe locuitor',
} as const;
export type PriceUnit = keyof typeof PRICE_UNITS;
