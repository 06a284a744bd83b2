import { monthLabel, shortMonthLabel } from '@psp/contracts/report-words';
import { DOMAINS, type DomainSlug } from '@psp/contracts/taxonomy-names';
import type { BarGroup } from '../../charts/ui/bar-chart.tsx';

/** Creates the bars of a month, labelled "nov. 2026". */
export const monthBars = (month: string, values: readonly number[]): BarGroup => ({
  ...{ key: month, label: monthLabel(month), shortLabel: shortMonthLabel(month), values },
});

/** Creates the bars of a domain, labelled with its first word. */
export const domainBars = (domain: DomainSlug, values: readonly number[]): BarGroup => {
  const label = DOMAINS[domain];
  return { key: domain, label, shortLabel: label.split(' ')[0] ?? label, values };
};
