import type { CommunitiesOverview } from '@psp/contracts/communities';
import { formatNumber } from '@psp/design-system/format';
import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const Band = styled.section`
  background: linear-gradient(var(--surface), var(--canvas));
  border-bottom: 1px solid var(--line);
`;

const Inside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 16px 48px;
  align-items: center;
  max-width: 1180px;
  margin: 0 auto;
  padding: 24px 32px;
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); padding: 16px; }
`;

const Headline = styled.h1`
  color: var(--blue-900);
  font-family: var(--serif, inherit);
  font-size: 2.375rem;
  line-height: 1.15;
  ${media.narrow} { font-size: 1.5rem; }
`;

const Lead = styled.p`
  margin-top: 8px;
  color: var(--ink-muted);
`;

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  min-height: 3.75rem;
  margin: 0;
  > div { display: flex; flex: 1 1 auto; flex-direction: column-reverse; justify-content: flex-end; min-width: 0; padding-right: 16px; }
  > div + div { padding-left: 16px; border-left: 1px solid var(--line); }
  dt { color: var(--ink-muted); font-size: 1rem; line-height: 1.35; }
  dd { margin: 0; color: var(--blue-900); font-size: 2rem; font-weight: 700; line-height: 1.15; }
  ${media.narrow} { > div { flex-basis: 0; padding-right: 8px; } > div + div { padding-left: 10px; } dd { font-size: 1.5rem; } }
`;

/** What the directory is and how much there is in it. Figures are left out until they are known, and while there are none. */
export function Hero({ overview }: { overview: CommunitiesOverview | undefined }) {
  const figures = overview?.communities
    ? ([
        [strings.communitiesFigure(overview.communities), overview.communities],
        [strings.countiesFigure(overview.counties), overview.counties],
        [strings.projectsFigure(overview.projectsUnderWay), overview.projectsUnderWay],
      ] as const)
    : [];
  return (
    <Band>
      <Inside>
        <div>
          <Headline tabIndex={-1}>{strings.headline}</Headline>
          <Lead>{strings.lead}</Lead>
        </div>
        <Figures aria-label={strings.figures}>
          {figures.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formatNumber(value)}</dd>
            </div>
          ))}
        </Figures>
      </Inside>
    </Band>
  );
}
