import type { ComputedFigures, Figure, FigureKey, FigureSource } from '@psp/contracts/site-content';
import { formatLei, formatNumber } from '@psp/design-system/format';
import type { ComponentType, ReactNode } from 'react';
import { strings } from './strings.ts';

interface FigureListProps {
  /** List element of the figures. */
  List: ComponentType<{ children: ReactNode; 'aria-label'?: string; 'aria-describedby'?: string }>;
  /** Element below the list for the common source. */
  Note: ComponentType<{ children: ReactNode; id: string }>;
  /** `id` of the note, unique on the page. */
  id: string;
  label?: string;
  figures: Partial<Record<FigureKey, Figure>>;
  computed: ComputedFigures | null;
}

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

/** Formats a figure computed by the portal; a dash without a value. */
function computedText(key: FigureKey, computed: ComputedFigures | null): string {
  const value = computed?.[key];
  return value === null || value === undefined ? strings.none : TEXTS[key](value);
}

/** List of figures with value, label and source. A source common to all is shown once, below the list. */
export function FigureList({ List, Note, id, label, figures, computed }: FigureListProps) {
  const entries = Object.entries(figures) as [FigureKey, Figure][];
  const sources = new Set(entries.map(([, { source }]) => source));
  const [shared] = sources;
  const common: FigureSource | undefined = sources.size === 1 ? shared : undefined;
  return (
    <>
      <List aria-label={label} aria-describedby={common ? id : undefined}>
        {entries.map(([name, { label: counted, source, value }]) => (
          <li key={name}>
            <strong>{source === 'computed' ? computedText(name, computed) : value}</strong>
            <span>{counted}</span>
            {common ? null : <small>{strings.sources[source]}</small>}
          </li>
        ))}
      </List>
      {common ? <Note id={id}>{strings.allFrom[common]}</Note> : null}
    </>
  );
}
