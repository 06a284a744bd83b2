import { optionsOf } from '../options.ts';
import { strings } from './strings.ts';

/** The choices of a list that is filtered by status only. */
export const statusChoice = (labels: Parameters<typeof optionsOf>[0]) => [
  { name: 'status' as const, label: strings.status, placeholder: strings.allStatuses, options: optionsOf(labels) },
];
