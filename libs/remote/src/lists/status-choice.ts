import { optionsOf } from '../options.ts';
import { strings } from './strings.ts';

/** The one choice of a list that is told apart by state alone. */
export const statusChoice = (labels: Parameters<typeof optionsOf>[0]) => [
  { name: 'status' as const, label: strings.status, placeholder: strings.allStatuses, options: optionsOf(labels) },
];
