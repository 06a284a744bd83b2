import type { CommunityView } from '@psp/contracts/communities';
import { UAT_TYPE_LABELS } from '@psp/contracts/organisations';
import { COUNTIES } from '@psp/contracts/taxonomies';
import { ButtonLink } from '@psp/design-system/button';
import { Gallery } from '@psp/design-system/gallery';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader, Row } from '@psp/design-system/page';
import { Picture } from '@psp/design-system/picture';
import { media } from '@psp/design-system/theme';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageHead } from '@psp/remote/page-head';
import { useQuery } from '@tanstack/react-query';
import MapPin from 'lucide-react/icons/map-pin';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { Articles } from './articles.tsx';
import { Attractions } from './attractions.tsx';
import { headOf } from './community-head.ts';
import { Contact } from './contact.tsx';
import { strings as common } from '../common/strings.ts';
import { missing } from '../common/missing-strings.ts';
import { galleryWords } from './gallery-words.ts';
import { strings } from './strings.ts';
import { Projects } from './projects.tsx';
import { communityQuery } from './queries.ts';
import { Paragraphs } from '../common/paragraphs.tsx';
import { Section } from './section.tsx';
import { Statistics } from './statistics.tsx';

const Cover = styled.div`
  overflow: hidden;
  border-radius: 8px;
  ${media.narrow} { margin-inline: -16px; border-radius: 0; }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(280px, 360px);
  gap: 40px;
  align-items: start;
  @media (max-width: 900px) { grid-template-columns: minmax(0, 1fr); gap: 32px; }
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  ${media.narrow} { gap: 32px; }
`;

const Place = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  svg { width: 18px; height: 18px; color: var(--blue-600); }
`;

/** What anybody may know of one community. */
export function CommunityPage() {
  const { id = '' } = useParams();
  const query = useQuery(communityQuery(id));
  return <LoadedPage query={query}>{(community) => <Showcase community={community} />}</LoadedPage>;
}

function Showcase({ community }: { community: CommunityView }) {
  usePageHead(headOf(community));
  const { name, picture } = community;
  return (
    <Page isCentred>
      <Heading community={community} />
      {picture ? (
        <Cover>
          <Picture
            picture={picture}
            alt={strings.pictureOf(name)}
            sizes="(max-width: 1180px) 100vw, 1116px"
            ratio="21 / 9"
            isEager
          />
        </Cover>
      ) : null}
      <Body>
        <Column>
          <Said title={strings.about} text={community.description} />
          <Said title={strings.objectives} text={community.objectives} />
          <Attractions attractions={community.attractions} />
          <Projects projects={community.projects} />
          <Photos community={community} />
        </Column>
        <Column>
          <Statistics community={community} />
          <Contact community={community} />
          <Articles articles={community.articles} />
        </Column>
      </Body>
      <Row gap={12}>
        <ButtonLink href="/comunitati" variant="secondary">
          {missing.community.back}
        </ButtonLink>
        <ButtonLink href="/" variant="quiet">
          {strings.backHome}
        </ButtonLink>
      </Row>
    </Page>
  );
}

function Heading({ community: { name, countyCode, uatType } }: { community: CommunityView }) {
  const county = (
    <Place key="county">
      <MapPin aria-hidden />
      <Link href={`/comunitati?judet=${countyCode}`}>{COUNTIES[countyCode]}</Link>
    </Place>
  );
  return (
    <PageHeader
      title={name}
      breadcrumbLabel={strings.breadcrumb}
      breadcrumb={[{ label: common.home, href: '/' }, { label: strings.title, href: '/comunitati' }, { label: name }]}
      meta={[uatType ? UAT_TYPE_LABELS[uatType] : null, county].filter(Boolean)}
    />
  );
}

function Said({ title, text }: { title: string; text: string }) {
  if (!text.trim()) return null;
  return (
    <Section title={title}>
      <Paragraphs text={text} />
    </Section>
  );
}

function Photos({ community: { name, gallery } }: { community: CommunityView }) {
  if (gallery.length === 0) return null;
  const items = gallery.map((picture, index) => ({ ...picture, alt: strings.galleryPicture(name, index + 1) }));
  return (
    <Section title={strings.gallery}>
      <Gallery items={items} words={galleryWords()} />
    </Section>
  );
}
