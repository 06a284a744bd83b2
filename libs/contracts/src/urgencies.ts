import type { StatusLabel } from './common.ts';

export const URGENCIES = ['high', 'medium', 'low'] as const;
export type Urgency = (typeof URGENCIES)[number];
/** Degrees of urgency, to follow the word "Urgență". */
export const URGENCY_DEGREES: Record<Urgency, string> = { high: 'Ridicată', medium: 'Medie', low: 'Scăzută' };

const degree = (urgency: Urgency): string => `Urgență: ${URGENCY_DEGREES[urgency].toLowerCase()}`;

/** Urgency as a separate label, as on a badge. */
export const URGENCY: Record<Urgency, StatusLabel> = {
  high: { label: 'Urgent', tone: 'danger' },
  medium: { label: degree('medium'), tone: 'neutral' },
  low: { label: degree('low'), tone: 'neutral' },
};
