import { partOf, percentOf } from '@psp/contracts/network-figure-texts';
import type { NetworkFigure } from '@psp/contracts/network-report-words';
import type { NetworkFigureValue } from '@psp/contracts/network-reports';
import { hoursLabel } from '@psp/contracts/report-words';
import { formatNumber } from '@psp/design-system/format';
import { strings } from './strings.ts';

const decimal = (value: number): string => formatNumber(Math.round(value * 10) / 10);

interface Change {
  text: string;
  /** True if the figure is better than before. */
  isBetter: boolean;
}

const signed = (value: number, suffix = ''): string =>
  `${value > 0 ? '+' : '−'}${formatNumber(Math.abs(value))}${suffix}`;

const countChange = (value: number, before: number): Change =>
  value === before
    ? { text: strings.same, isBetter: false }
    : { text: signed(value - before), isBetter: value > before };
const percentChange = (value: number, before: number): Change => {
  if (before === 0) return { text: strings.was('0'), isBetter: value > 0 };
  const percent = Math.round((value / before - 1) * 100);
  return percent === 0
    ? { text: strings.same, isBetter: false }
    : { text: signed(percent, '%'), isBetter: percent > 0 };
};
/* A share is compared as a share: 3 of 4 is better than 5 of 10. */
const isHigherShare = ({ value, of, before, beforeOf }: NetworkFigureValue): boolean =>
  (value ?? 0) * (beforeOf ?? 0) > (before ?? 0) * (of ?? 0);

/** How a figure differs from that of the compared period; null when there is nothing to compare. */
export const changeOf = (key: NetworkFigure, figure: NetworkFigureValue): Change | null => {
  const { value, of, before, beforeOf } = figure;
  if (key === 'rating') return { text: strings.reviews(of ?? 0), isBetter: false };
  if (key === 'training') return { text: strings.graduates(of ?? 0), isBetter: false };
  if (key === 'acceptance') return { text: partOf(value ?? 0, of ?? 0), isBetter: isHigherShare(figure) };
  if (value === null || before === null) return null;
  if (key === 'active') {
    if (!of) return null;
    const was = beforeOf ? `, ${strings.was(percentOf(before, beforeOf))}` : '';
    return { text: `${percentOf(value, of)}${was}`, isBetter: isHigherShare(figure) };
  }
  if (key === 'firstOffer') return { text: strings.was(hoursLabel(before)), isBetter: value < before };
  if (key === 'offersPerRequest') return { text: strings.was(decimal(before)), isBetter: value > before };
  return key === 'members' || key === 'partners' ? countChange(value, before) : percentChange(value, before);
};
