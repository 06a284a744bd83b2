import type { CommunityView } from '@psp/contracts/communities';
import { formatNumber } from '@psp/design-system/format';
import { styled } from 'styled-components';
import { strings } from './showcase-strings.ts';
import { Section } from './shown-section.tsx';

const Grid = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 160px), 1fr));
  gap: 12px;
  margin: 0;
  /* In a narrow column there are two per row, and a last odd one takes the whole row. */
  > div:last-child:nth-child(odd) { grid-column: 1 / -1; }
  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: 14px 16px;
    border: 1px solid var(--line);
    border-radius: 8px;
    background: var(--surface);
  }
  dt { color: var(--ink-muted); font-size: 1rem; line-height: 1.35; }
  dd { margin: 0; color: var(--blue-900); font-size: 1.5rem; font-weight: 700; line-height: 1.25; }
`;

/** Figures of a community. Missing figures are omitted; renders nothing when all are missing. */
export function Statistics({ community }: { community: CommunityView }) {
  const { population, areaKm2, projectsCompleted, budgetAllocated, citizensServed } = community;
  const figures = [
    [strings.population, population],
    [strings.area, areaKm2],
    [strings.completed(projectsCompleted ?? 0), projectsCompleted],
    [strings.served, citizensServed],
    [strings.budget, budgetAllocated],
  ] as const;
  const given = figures.filter(([, value]) => value !== null);
  if (given.length === 0) return null;
  return (
    <Section title={strings.statistics}>
      <Grid>
        {given.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{typeof value === 'number' ? formatNumber(value) : value}</dd>
          </div>
        ))}
      </Grid>
    </Section>
  );
}
