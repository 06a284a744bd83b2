import type { ComputedFigures, FigureKey } from '@psp/contracts/site-content';
import { formatLei, formatNumber } from '@psp/design-system/format';
import { strings } from './strings.ts';

const MILLION = 1_000_000;

const percent = (value: number) => `${formatNumber(Math.round(value))}%`;
const money = (lei: number) =>
  lei < MILLION ? formatLei(Math.round(lei)) : strings.millions(formatNumber(Math.round(lei / (MILLION / 10)) / 10));

const TEXTS: Record<FigureKey, (value: number) => string> = {
  authorities: formatNumber,
  firms: formatNumber,
  completedProjects: formatNumber,
  satisfaction: percent,
  projectValue: money,
  responseTime: (hours) => `${formatNumber(Math.round(hours))}h`,
  onTime: percent,
};

/** What the portal counted, as it is read; a dash while there is nothing to count. */
export function computedText(key: FigureKey, computed: ComputedFigures | null): string {
  const value = computed?.[key];
  return value === null || value === undefined ? strings.none : TEXTS[key](value);
}
