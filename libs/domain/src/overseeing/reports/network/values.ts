import type { NetworkFigure } from '@psp/contracts/network-report-words';
import type { NetworkFigureValue } from '@psp/contracts/network-reports';
import { hoursLabel } from '@psp/contracts/report-words';
import { strings } from './strings.ts';

type Side = 'now' | 'before';
const count = new Intl.NumberFormat('ro-RO', { maximumFractionDigits: 0 });
const decimal = new Intl.NumberFormat('ro-RO', { maximumFractionDigits: 1 });

const share = (part: number, of: number | null): string =>
  of ? strings.percent(count.format((part / of) * 100)) : strings.none;

const FORMATS: Record<NetworkFigure, (value: number, of: number | null) => string> = {
  members: count.format,
  partners: count.format,
  active: (value, of) => strings.partOf(count.format(value), count.format(of ?? 0)),
  requests: count.format,
  firstOffer: hoursLabel,
  offersPerRequest: decimal.format,
  acceptance: share,
  accepted: (value) => strings.lei(count.format(value)),
  rating: decimal.format,
  downloads: count.format,
  training: decimal.format,
  answers: count.format,
};

/** Formats a figure of the period, or of the compared one; a dash where there is nothing to compute it from. */
export const writtenFigure = (key: NetworkFigure, figure: NetworkFigureValue, side: Side = 'now'): string => {
  const [value, of] = side === 'now' ? [figure.value, figure.of] : [figure.before, figure.beforeOf];
  return value === null ? strings.none : FORMATS[key](value, of);
};
