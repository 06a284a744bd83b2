import type { ComputedFigures, Figure, FigureKey, FigureSource } from '@psp/contracts/site-content';
import type { ComponentType, ReactNode } from 'react';
import { computedText } from './figure-text.ts';
import { strings } from './strings.ts';

interface FigureListProps {
  /** The list that they stand in. */
  List: ComponentType<{ children: ReactNode; 'aria-label'?: string; 'aria-describedby'?: string }>;
  /** Goes under the list. */
  Note: ComponentType<{ children: ReactNode; id: string }>;
  /** Tells the notes of a page apart. */
  id: string;
  label?: string;
  figures: Partial<Record<FigureKey, Figure>>;
  computed: ComputedFigures | null;
}

/** Figures: their value, what they count, and how they are known, which is said once where it is the same for all. */
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
