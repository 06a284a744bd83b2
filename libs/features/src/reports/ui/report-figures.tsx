import { Card, CardHeader } from '@psp/design-system/card';
import { Link } from '@psp/design-system/link';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

/** List of figures: name, value, definition. */
export const FigureGrid = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 250px), 1fr));
  margin: 0;
  > div { padding: 16px 20px; }
  dt { font-weight: 600; }
  dd { margin: 0; }
  dd:first-of-type { color: var(--blue-900); font-size: 1.5rem; font-weight: 700; line-height: 1.3; font-variant-numeric: tabular-nums; }
  dd:last-of-type { color: var(--ink-muted); font-size: 0.9375rem; line-height: 1.4; }
  @media print {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > div { padding: 8px 14px; break-inside: avoid; }
    dd:first-of-type { font-size: 1.25rem; }
  }
`;

export interface ReportFigure {
  term: string;
  /** Formatted value; a dash when it is unknown. */
  value: string;
  /** How the figure is calculated. */
  definition: string;
  /** Path of the list with exactly the counted records. */
  href?: string;
}

/** Formats a value; a dash when it is null. */
export const given = (value: number | null, format: (value: number) => string): string =>
  value === null ? strings.none : format(value);

/** Card with the figures of a report and their definitions. */
export function ReportFigures({ figures }: { figures: readonly ReportFigure[] }) {
  return (
    <Card aria-labelledby="figures">
      <CardHeader id="figures" title={strings.figures} />
      <FigureGrid>
        {figures.map(({ term, value, definition, href }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              {href ? (
                <Link href={href} aria-label={`${term}: ${value}`}>
                  {value}
                </Link>
              ) : (
                value
              )}
            </dd>
            <dd>{definition}</dd>
          </div>
        ))}
      </FigureGrid>
    </Card>
  );
}
