import type { LandingView } from '@psp/contracts/landing';
import { Notice } from '@psp/design-system/notice';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageHead } from '@psp/remote/page-head';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { About } from './about.tsx';
import { Audiences } from './audiences.tsx';
import { CommunitiesStrip } from './communities-strip.tsx';
import { Functionalities } from './functionalities.tsx';
import { Hero } from './hero.tsx';
import { Impact } from './impact.tsx';
import { strings } from './strings.ts';
import { PartnersStrip } from './partners-strip.tsx';
import { landingQuery } from './queries.ts';
import { Inside } from './section.tsx';
import { Steps } from './steps.tsx';
import { Testimonials } from './testimonials.tsx';
import { useAnchor } from './use-anchor.ts';

const ORGANIZATION = { '@type': 'Organization', name: strings.association, url: '/' };

/** The first page: what the portal is, for whom, and who is in it. */
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
      <Functionalities />
      <Steps steps={content.steps} />
      <CommunitiesStrip communities={communities} />
      <PartnersStrip partners={partners} />
      <Testimonials testimonials={content.testimonials} />
      <Impact impact={content.impact} computed={computed} />
    </>
  );
}
