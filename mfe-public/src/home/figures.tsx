import type { ComputedFigures, Figure, FigureKey } from '@psp/contracts/site-content';
import { computedText } from './figure-text.ts';
import { messages } from './messages.ts';

interface FigureItemProps {
  name: FigureKey;
  figure: Figure;
  computed: ComputedFigures | null;
}

/** One figure in a list of them: its value, what it counts, and how it is known. */
export function FigureItem({ name, figure, computed }: FigureItemProps) {
  const { label, source, value } = figure;
  return (
    <li>
      <strong>{source === 'computed' ? computedText(name, computed) : value}</strong>
      <span>{label}</span>
      <small title={messages.sourceHints[source]}>{messages.sources[source]}</small>
    </li>
  );
}
