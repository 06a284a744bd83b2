import { monthLabel } from '@psp/contracts/report-words';
import { DOMAINS, type DomainSlug } from '@psp/contracts/taxonomy-names';
import type { BarGroup } from '../../charts/ui/bar-chart.tsx';

/** The bars of a month: "nov 26" under them. */
export const monthBars = (month: string, values: readonly number[]): BarGroup => {
  const label = monthLabel(month);
  return { key: month, label, shortLabel: `${label.slice(0, 3)} ${month.slice(2, 4)}`, values };
};

/** The bars of a domain, under which its first word stands. */
export const domainBars = (domain: DomainSlug, values: readonly number[]): BarGroup => {
  const label = DOMAINS[domain];
  return { key: domain, label, shortLabel: label.split(' ')[0] ?? label, values };
};
