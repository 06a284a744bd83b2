import { monthLabel, shortMonthLabel } from '@psp/contracts/report-words';
import { DOMAINS, type DomainSlug } from '@psp/contracts/taxonomy-names';
import type { BarGroup } from '../../charts/ui/bar-chart.tsx';

/** The bars of a month, under which "nov. 2026" stands. */
export const monthBars = (month: string, values: readonly number[]): BarGroup => ({
  ...{ key: month, label: monthLabel(month), shortLabel: shortMonthLabel(month), values },
});

/** The bars of a domain, under which its first word stands. */
export const domainBars = (domain: DomainSlug, values: readonly number[]): BarGroup => {
  const label = DOMAINS[domain];
  return { key: domain, label, shortLabel: label.split(' ')[0] ?? label, values };
};
