import type { CommunityView } from '@psp/contracts/communities';
import { Gallery } from '@psp/design-system/gallery';
import { Picture } from '@psp/design-system/picture';
import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';
import { Paragraphs } from '../../facts/ui/paragraphs.tsx';
import { galleryWords } from '../../pictures/ui/gallery-words.ts';
import { Articles } from './shown-articles.tsx';
import { Attractions } from './shown-attractions.tsx';
import { Contact } from './shown-contact.tsx';
import { Projects } from './shown-projects.tsx';
import { Section } from './shown-section.tsx';
import { Statistics } from './shown-statistics.tsx';
import { strings } from './showcase-strings.ts';

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

/** What anybody may read of one community, below its name. */
export function Showcase({ community }: { community: CommunityView }) {
  const { name, picture } = community;
  return (
    <>
      {picture ? (
        <Cover>
          <Picture
            picture={picture}
            alt={community.pictureAlt || strings.pictureOf(name)}
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
    </>
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
