export const ATTRACTION_TYPES = {
  istoric: 'Istoric',
  cultural: 'Cultural',
  natural: 'Natural',
  religios: 'Religios',
  sport: 'Sport',
  recreativ: 'Recreativ',
} as const;
export type AttractionType = keyof typeof ATTRACTION_TYPES;
