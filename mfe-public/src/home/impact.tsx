import type { ComputedFigures, SectionContent } from '@psp/contracts/site-content';
import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';
import { FigureList } from './figures.tsx';
import { Inside } from './section.tsx';

const Band = styled.section`
  margin-top: 88px;
  padding-block: 56px 60px;
  background: var(--blue-900);
  color: #ffffff;
  scroll-margin-top: 0;
  h2 { margin-bottom: 32px; font-family: var(--serif); font-size: 2rem; font-weight: 600; letter-spacing: -0.015em; }
  ${media.narrow} { margin-top: 32px; padding-block: 28px; h2 { margin-bottom: 16px; font-size: 1.5rem; } }
`;

const Figures = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 32px;
  li { padding-left: 20px; border-left: 2px solid var(--ochre-400); line-height: 1.4; }
  strong { display: block; font-family: var(--serif); font-size: 2.5rem; font-weight: 600; line-height: 1.1; }
  span { display: block; margin-top: 6px; }
  small { color: #c9d6e6; }
  @media (forced-colors: active) { small { color: CanvasText; } }
  @media (max-width: 1000px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.narrow} { gap: 24px 16px; li { padding-left: 14px; } strong { font-size: 1.875rem; } span { font-size: 1rem; } }
`;

const Source = styled.p`
  margin-top: 28px;
  color: #c9d6e6;
  font-size: 0.9375rem;
  ${media.narrow} { margin-top: 16px; }
  @media (forced-colors: active) { color: CanvasText; }
`;

interface ImpactProps {
  impact: SectionContent<'impact'>;
  computed: ComputedFigures | null;
}

/** What the network has brought about, in four figures. */
export function Impact({ impact, computed }: ImpactProps) {
  const { title, satisfaction, projectValue, responseTime, onTime } = impact;
  return (
    <Band id="rezultate" tabIndex={-1} data-on-dark="">
      <Inside>
        <h2>{title}</h2>
        <FigureList
          List={Figures}
          Note={Source}
          id="sursa-rezultate"
          figures={{ satisfaction, projectValue, responseTime, onTime }}
          computed={computed}
        />
      </Inside>
    </Band>
  );
}
