import { hoursLabel } from '@psp/contracts/report-words';
import type { YearlyMeasure } from '@psp/contracts/yearly-figures';
import { formatNumber, formatRating } from '@psp/design-system/format';
import { strings } from './strings.ts';

const FORMATS: Partial<Record<YearlyMeasure, (value: number) => string>> = {
  value: (value) => strings.lei(formatNumber(Math.round(value))),
  firstOffer: hoursLabel,
  acceptance: (value) => strings.percent(formatNumber(value)),
  rating: formatRating,
};

/** Formats a figure with its unit; an asterisk when it is not told, because an organisation could be recognised. */
export const measureText = (measure: YearlyMeasure, value: number | null): string =>
  value === null ? strings.kept : (FORMATS[measure] ?? formatNumber)(value);
