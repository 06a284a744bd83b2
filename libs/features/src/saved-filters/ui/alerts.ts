import { ALERT_FREQUENCIES, type AlertFrequency } from '@psp/contracts/saved-filters';
import { strings } from './strings.ts';

/** Options of the field for alerts; '' means never. */
export const alertOptions = ['' as const, ...ALERT_FREQUENCIES].map((value) => ({
  value,
  label: strings.alerts[value],
}));

export const frequencyOf = (chosen: string): AlertFrequency | null =>
  ALERT_FREQUENCIES.find((frequency) => frequency === chosen) ?? null;
