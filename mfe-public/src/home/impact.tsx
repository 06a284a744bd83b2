import type { ComputedFigures, SectionContent } from '@psp/contracts/site-content';
import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';
import { FigureItem } from './figures.tsx';
import { Inside } from './section.tsx';

const Band = styled.section`
  margin-top: 88px;
  padding-block: 56px 60px;
  background: var(--blue-900);
  color: #ffffff;
  scroll-margin-top: 0;
  h2 { margin-bottom: 32px; font-family: var(--serif); font-size: 2rem; font-weight: 600; letter-spacing: -0.015em; }
  ${media.narrow} { margin-top: 56px; padding-block: 40px; h2 { margin-bottom: 24px; font-size: 1.625rem; } }
`;

const Figures = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 32px;
  margin: 0;
  padding: 0;
  list-style: none;
  li { padding-left: 20px; border-left: 2px solid var(--ochre-400); line-height: 1.4; }
  strong { display: block; font-family: var(--serif); font-size: 2.5rem; font-weight: 600; line-height: 1.1; }
  span { display: block; margin-top: 6px; }
  small { color: #c9d6e6; }
  @media (forced-colors: active) { small { color: CanvasText; } }
  @media (max-width: 1000px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.narrow} { gap: 24px 16px; li { padding-left: 14px; } strong { font-size: 1.875rem; } span { font-size: 1rem; } }
`;

interface ImpactProps {
  impact: SectionContent<'impact'>;
  computed: ComputedFigures | null;
}

/** What the network has brought about, in four figures. */
export function Impact({ impact, computed }: ImpactProps) {
  return (
    <Band id="rezultate" tabIndex={-1} data-on-dark="">
      <Inside>
        <h2>{impact.title}</h2>
        <Figures>
          <FigureItem name="satisfaction" figure={impact.satisfaction} computed={computed} />
          <FigureItem name="projectValue" figure={impact.projectValue} computed={computed} />
          <FigureItem name="responseTime" figure={impact.responseTime} computed={computed} />
          <FigureItem name="onTime" figure={impact.onTime} computed={computed} />
        </Figures>
      </Inside>
    </Band>
  );
}
