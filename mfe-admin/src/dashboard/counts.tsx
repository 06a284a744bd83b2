import type { AdminDashboard } from '@psp/contracts/dashboards';
import { Link } from '@psp/design-system/link';
import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';
import { figuresOf, shownCount } from './figures.ts';
import { strings } from './strings.ts';

/* What waits fills a line, and so does the rest. */
const Strip = styled.dl<{ $waiting: number; $others: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $waiting, $others }) => $waiting * $others}, minmax(0, 1fr));
  gap: 1px;
  margin: 0;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--line);
  overflow: hidden;
  > div { display: flex; flex-direction: column-reverse; justify-content: flex-end; padding: 14px 18px; background: var(--surface); }
  > div { grid-column: span ${({ $waiting }) => $waiting}; }
  > [data-waits] { grid-column: span ${({ $others }) => $others}; }
  dt { color: var(--ink-muted); font-size: 1rem; line-height: 1.35; }
  dd { margin: 0; color: var(--blue-900); font-size: 1.75rem; font-weight: 700; line-height: 1.2; font-variant-numeric: tabular-nums; }
  ${media.narrow} { grid-template-columns: repeat(2, minmax(0, 1fr)); > div, > [data-waits] { grid-column: auto; padding: 12px 14px; } > :last-child:nth-child(odd) { grid-column: 1 / -1; } }
`;

/** How many there are of each thing, over all rows; in a line of their own what waits for the association. */
export function Counts({ dashboard }: { dashboard: AdminDashboard }) {
  const figures = figuresOf(dashboard);
  const waiting = figures.filter(({ waits }) => waits).length;
  return (
    <Strip aria-label={strings.figures} $waiting={waiting} $others={figures.length - waiting}>
      {figures.map(({ label, value, href, waits }) => (
        <div key={label} data-waits={waits ? '' : undefined}>
          <dt>
            <Link href={href}>{label}</Link>
          </dt>
          <dd>{shownCount(value)}</dd>
        </div>
      ))}
    </Strip>
  );
}
