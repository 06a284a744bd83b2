export const REVIEW_CRITERIA = {
  quality: 'Calitate',
  timeliness: 'Termen',
  communication: 'Comunicare',
  price: 'Preț',
} as const;
export type ReviewCriterion = keyof typeof REVIEW_CRITERIA;
