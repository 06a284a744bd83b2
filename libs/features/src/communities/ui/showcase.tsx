import type { AttractionType } from '@psp/contracts/attraction-types';
import type { AttractionView, CommunityView } from '@psp/contracts/communities';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDate } from '@psp/design-system/format';
import { Gallery } from '@psp/design-system/gallery';
import { Link } from '@psp/design-system/link';
import { Picture } from '@psp/design-system/picture';
import { media } from '@psp/design-system/theme';
import type { LucideIcon } from 'lucide-react';
import Church from 'lucide-react/icons/church';
import Landmark from 'lucide-react/icons/landmark';
import Palette from 'lucide-react/icons/palette';
import TreePine from 'lucide-react/icons/tree-pine';
import Trees from 'lucide-react/icons/trees';
import Trophy from 'lucide-react/icons/trophy';
import { styled } from 'styled-components';
import { Paragraphs } from '../../facts/ui/paragraphs.tsx';
import { galleryWords } from '../../pictures/ui/gallery-words.ts';
import { strings } from './showcase-strings.ts';
import { Contact } from './shown-contact.tsx';
import { Projects } from './shown-projects.tsx';
import { Section } from './shown-section.tsx';
import { Statistics } from './shown-statistics.tsx';

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

const List = styled.ul`
  display: grid;
  gap: 12px;
  line-height: 1.4;
  a { display: inline-block; min-height: 24px; }
  time { display: block; color: var(--ink-muted); font-size: 0.9375rem; }
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: 16px;
`;

const Item = styled.li`
  --gallery-radius: 4px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  > ul { padding: 4px; }
  > div { padding: 14px 16px 18px; }
  h3 { margin-bottom: 6px; }
  p { line-height: 1.5; }
`;

const Type = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  margin-bottom: 4px;
  color: var(--ochre-700);
  font-size: 0.9375rem;
  font-weight: 600;
  svg { width: 16px; height: 16px; }
`;

/** Public content of a community's page, below its name. */
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
          <TextSection title={strings.about} text={community.description} />
          <TextSection title={strings.objectives} text={community.objectives} />
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

function TextSection({ title, text }: { title: string; text: string }) {
  if (!text.trim()) return null;
  return (
    <Section title={title}>
      <Paragraphs text={text} />
    </Section>
  );
}

const ICONS: Record<AttractionType, LucideIcon> = {
  istoric: Landmark,
  cultural: Palette,
  natural: TreePine,
  religios: Church,
  sport: Trophy,
  recreativ: Trees,
};

/** Section with the community's attractions and their pictures. */
export function Attractions({ attractions }: { attractions: readonly AttractionView[] }) {
  if (attractions.length === 0) return null;
  return (
    <Section title={strings.attractions}>
      <Grid>
        {attractions.map((attraction) => (
          <Attraction key={attraction.id} attraction={attraction} />
        ))}
      </Grid>
    </Section>
  );
}

function Attraction({ attraction: { name, description, type, typeName, pictures } }: { attraction: AttractionView }) {
  const Icon = ICONS[type];
  const nameOf = (index: number) => (pictures.length === 1 ? name : strings.galleryPicture(name, index + 1));
  const items = pictures.map((picture, index) => ({ ...picture, caption: '', alt: picture.alt || nameOf(index) }));
  return (
    <Item>
      {items.length > 0 ? <Gallery items={items} words={galleryWords(name)} isLed /> : null}
      <div>
        <Type>
          <Icon aria-hidden />
          {typeName}
        </Type>
        <h3>{name}</h3>
        {description ? <p>{description}</p> : null}
      </div>
    </Item>
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

/* The institution's newest articles. */
function Articles({ articles }: Pick<CommunityView, 'articles'>) {
  if (articles.length === 0) return null;
  return (
    <Card>
      <CardHeader title={strings.articles} />
      <CardBody>
        <List>
          {articles.map(({ id, title, publishedAt }) => (
            <li key={id}>
              <Link href={`/blog/${id}`}>{title}</Link>
              <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
            </li>
          ))}
        </List>
      </CardBody>
    </Card>
  );
}
