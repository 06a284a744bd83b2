import type { LandingView } from '@psp/contracts/landing';
import type { PartnerItem } from '@psp/contracts/partners';
import type { ComputedFigures, SectionContent } from '@psp/contracts/site-content';
import { Link } from '@psp/design-system/link';
import { Notice } from '@psp/design-system/notice';
import { media } from '@psp/design-system/theme';
import { PartnerLogo } from '@psp/features/partners/ui/partner-logo';
import { RatingLine } from '@psp/features/partners/ui/rating-line';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageHead } from '@psp/remote/page-head';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { About } from './about.tsx';
import { Audiences } from './audiences.tsx';
import { CommunitiesStrip } from './communities-strip.tsx';
import { FigureList } from './figures.tsx';
import { Functionalities } from './functionalities.tsx';
import { Hero } from './hero.tsx';
import { landingQuery } from './queries.ts';
import { Inside, Section } from './section.tsx';
import { strings } from './strings.ts';
import { Testimonials } from './testimonials.tsx';

const ORGANIZATION = { '@type': 'Organization', name: strings.association, url: '/' };

const StepsGrid = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 32px;
  counter-reset: step;
  li { padding-top: 20px; border-top: 2px solid var(--blue-100); line-height: 1.45; counter-increment: step; }
  li::before {
    content: counter(step);
    content: counter(step) / '';
    color: var(--blue-600);
    font-family: var(--serif);
    font-size: 2rem;
    font-weight: 600;
    line-height: 1;
  }
  li:last-child { border-color: var(--ochre-400); }
  h3 { margin: 10px 0 6px; }
  p { color: var(--ink-muted); font-size: 1.0625rem; }
  @media (max-width: 1000px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    li { position: relative; padding: 10px 0 10px 40px; }
    li::before { position: absolute; top: 10px; left: 4px; font-size: 1.625rem; }
    h3 { margin: 0; }
  }
`;

const PartnersGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 16px;
  @media (max-width: 1000px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); gap: 12px; }
`;

const PartnerTile = styled.li`
  position: relative;
  display: flex;
  gap: 14px;
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  line-height: 1.35;
  transition: border-color 120ms;
  &:hover { border-color: var(--blue-600); }
  > div { min-width: 0; }
  a { color: var(--ink); }
  a::after { content: ''; position: absolute; inset: 0; border-radius: 8px; }
  ${media.narrow} { padding: 12px 16px; &:nth-child(n + 5) { display: none; } }
  small { display: block; margin: 2px 0 4px; color: var(--ink-muted); font-size: 0.9375rem; }
`;

const ImpactBand = styled.section`
  margin-top: 88px;
  padding-block: 56px 60px;
  background: var(--blue-900);
  color: #ffffff;
  scroll-margin-top: 0;
  h2 { margin-bottom: 32px; font-family: var(--serif); font-size: 2rem; font-weight: 600; letter-spacing: -0.015em; }
  ${media.narrow} { margin-top: 32px; padding-block: 28px; h2 { margin-bottom: 16px; font-size: 1.5rem; } }
`;

const ImpactFigures = styled.ul`
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

const ImpactSource = styled.p`
  margin-top: 28px;
  color: #c9d6e6;
  font-size: 0.9375rem;
  ${media.narrow} { margin-top: 16px; }
  @media (forced-colors: active) { color: CanvasText; }
`;

/** Landing page. `?previzualizare=` shows a preview of its texts. */
export function HomePage() {
  const preview = useSearchParams()[0].get('previzualizare');
  const query = useQuery(landingQuery(preview));
  usePageHead({
    title: strings.title,
    description: query.data?.content.hero.lead ?? strings.description,
    path: '/',
    type: 'website',
    jsonLd: [ORGANIZATION],
    isIndexed: preview === null,
  });
  useAnchor(query.data !== undefined);
  return (
    <LoadedPage query={query} title={strings.title}>
      {(landing) => <Landing landing={landing} isPreview={preview !== null} />}
    </LoadedPage>
  );
}

/** Scrolls to the section of the URL fragment and focuses it, once loaded. Going back keeps the scroll position. */
function useAnchor(isLoaded: boolean): void {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: pressing the same link again scrolls again
  useEffect(() => {
    if (!isLoaded || !hash || (type === 'POP' && window.scrollY > 0)) return;
    const section = document.getElementById(hash.slice(1));
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [isLoaded, hash, key, type]);
}

function Landing({ landing, isPreview }: { landing: LandingView; isPreview: boolean }) {
  const { content, computed, communities, partners } = landing;
  return (
    <>
      {isPreview ? (
        <Inside>
          <Notice tone="info">{strings.preview}</Notice>
        </Inside>
      ) : null}
      <Hero landing={landing} />
      <About about={content.about} />
      <Audiences audiences={content.audiences} />
      <Functionalities projects={landing.exchangeProjects ?? 0} />
      <Steps steps={content.steps} />
      <CommunitiesStrip communities={communities} />
      <PartnersStrip partners={partners} />
      <Testimonials testimonials={content.testimonials} />
      <Impact impact={content.impact} computed={computed} />
    </>
  );
}

/** Section with the four steps of how the portal works. */
function Steps({ steps: { title, items } }: { steps: SectionContent<'steps'> }) {
  return (
    <Section id="cum-functioneaza" title={title}>
      <StepsGrid>
        {items.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </StepsGrid>
    </Section>
  );
}

/** Up to eight partners, best rated first, linked to their profiles. */
function PartnersStrip({ partners }: { partners: readonly PartnerItem[] }) {
  return (
    <Section title={strings.partners} more={<Link href="/parteneri">{strings.allPartners}</Link>}>
      {partners.length === 0 ? <p>{strings.noPartners}</p> : null}
      <PartnersGrid>
        {partners.map(({ id, name, logo, services, rating, reviewCount }) => (
          <PartnerTile key={id}>
            <PartnerLogo partner={{ name, logo }} />
            <div>
              <Link href={`/partener/${id}`} isStrong>
                {name}
              </Link>
              <small>{services[0] ?? strings.defaultService}</small>
              <RatingLine rating={rating} reviewCount={reviewCount} />
            </div>
          </PartnerTile>
        ))}
      </PartnersGrid>
    </Section>
  );
}

interface ImpactProps {
  impact: SectionContent<'impact'>;
  computed: ComputedFigures | null;
}

/** Section with four figures of the network's results. */
function Impact({ impact, computed }: ImpactProps) {
  const { title, satisfaction, projectValue, responseTime, onTime } = impact;
  return (
    <ImpactBand id="rezultate" tabIndex={-1} data-on-dark="">
      <Inside>
        <h2>{title}</h2>
        <FigureList
          List={ImpactFigures}
          Note={ImpactSource}
          id="sursa-rezultate"
          figures={{ satisfaction, projectValue, responseTime, onTime }}
          computed={computed}
        />
      </Inside>
    </ImpactBand>
  );
}
