import type { LandingView } from '@psp/contracts/landing';
import { ButtonLink } from '@psp/design-system/button';
import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';
import { FigureList } from './figures.tsx';
import { HeroMap } from './hero-map.tsx';
import { strings } from './strings.ts';
import { useOwnArea } from './own-area.ts';
import { Inside } from './section.tsx';

const Band = styled.section`
  border-bottom: 1px solid var(--line);
  background: linear-gradient(var(--surface), var(--canvas));
`;

const Halves = styled(Inside)`
  display: grid;
  grid-template-columns: minmax(0, 1.02fr) minmax(0, 0.98fr);
  gap: 48px;
  align-items: center;
  padding-block: 56px 64px;
  @media (max-width: 960px) { grid-template-columns: minmax(0, 1fr); gap: 40px; }
  ${media.narrow} { gap: 20px; padding-block: 24px; }
`;

const Headline = styled.h1`
  color: var(--blue-900);
  font-family: var(--serif);
  font-size: 3.25rem;
  font-weight: 600;
  line-height: 1.08;
  letter-spacing: -0.02em;
  text-wrap: pretty;
  @media (max-width: 1100px) { font-size: 2.75rem; }
  ${media.narrow} { font-size: 2rem; }
`;

const Lead = styled.p`
  max-width: 34em;
  margin: 20px 0 28px;
  color: var(--ink-muted);
  font-size: 1.25rem;
  ${media.narrow} { margin: 12px 0 16px; font-size: 1.125rem; }
`;

const Calls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  a { min-height: 52px; padding-inline: 22px; font-size: 1.0625rem; }
  ${media.narrow} { gap: 8px; a { flex: 1 1 auto; min-height: 44px; padding-inline: 14px; font-size: 1rem; } }
`;

const Figures = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, auto);
  justify-content: start;
  margin: 40px 0 0;
  border-top: 1px solid var(--line);
  li { padding: 18px 28px 0 0; line-height: 1.35; }
  li + li { padding-left: 28px; border-left: 1px solid var(--line); }
  strong { display: block; color: var(--blue-900); font-size: 2rem; font-weight: 650; line-height: 1.1; white-space: nowrap; }
  span { display: block; margin-top: 4px; font-size: 1.0625rem; }
  small { color: var(--ink-muted); }
  ${media.narrow} {
    grid-template-columns: repeat(auto-fit, minmax(88px, 1fr));
    margin-top: 20px;
    li { padding: 14px 12px 0 0; }
    li + li { padding-left: 12px; }
    strong { font-size: 1.5rem; }
    span { font-size: 0.9375rem; }
  }
`;

const Source = styled.p`
  margin-top: 12px;
  color: var(--ink-muted);
  font-size: 0.9375rem;
`;

/** Headline, the two ways in, how many are in the network, and where. */
export function Hero({ landing }: { landing: LandingView }) {
  const { content, computed } = landing;
  const { authorities, firms, completedProjects } = content.figures;
  return (
    <Band>
      <Halves>
        <div>
          <Headline tabIndex={-1}>{content.hero.headline}</Headline>
          <Lead>{content.hero.lead}</Lead>
          <WaysIn />
          <FigureList
            List={Figures}
            Note={Source}
            id="sursa-cifre"
            label={strings.figures}
            figures={{ authorities, firms, completedProjects }}
            computed={computed}
          />
        </div>
        <HeroMap landing={landing} />
      </Halves>
    </Band>
  );
}

function WaysIn() {
  const own = useOwnArea();
  if (own)
    return (
      <Calls>
        <ButtonLink href={own.href}>{own.label}</ButtonLink>
      </Calls>
    );
  return (
    <Calls>
      <ButtonLink href="/register?tip=uat">{strings.joinAsAuthority}</ButtonLink>
      <ButtonLink href="/register?tip=firma" variant="secondary">
        {strings.joinAsFirm}
      </ButtonLink>
    </Calls>
  );
}
