import { type AttractionView } from '@psp/contracts/communities';
import { ATTRACTION_TYPES, type AttractionType } from '@psp/contracts/attraction-types';
import { Gallery } from '@psp/design-system/gallery';
import Church from 'lucide-react/icons/church';
import Landmark from 'lucide-react/icons/landmark';
import type { LucideIcon } from 'lucide-react';
import Palette from 'lucide-react/icons/palette';
import TreePine from 'lucide-react/icons/tree-pine';
import Trees from 'lucide-react/icons/trees';
import Trophy from 'lucide-react/icons/trophy';
import { styled } from 'styled-components';
import { galleryWords } from '../../pictures/ui/gallery-words.ts';
import { strings } from './showcase-strings.ts';
import { Section } from './shown-section.tsx';

const ICONS: Record<AttractionType, LucideIcon> = {
  istoric: Landmark,
  cultural: Palette,
  natural: TreePine,
  religios: Church,
  sport: Trophy,
  recreativ: Trees,
};

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

/** What can be seen in the community. */
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

function Attraction({ attraction: { name, description, type, pictures } }: { attraction: AttractionView }) {
  const Icon = ICONS[type];
  const nameOf = (index: number) => (pictures.length === 1 ? name : strings.galleryPicture(name, index + 1));
  const items = pictures.map((picture, index) => ({ ...picture, caption: '', alt: picture.alt || nameOf(index) }));
  return (
    <Item>
      {items.length > 0 ? <Gallery items={items} words={galleryWords(name)} isLed /> : null}
      <div>
        <Type>
          <Icon aria-hidden />
          {ATTRACTION_TYPES[type]}
        </Type>
        <h3>{name}</h3>
        {description ? <p>{description}</p> : null}
      </div>
    </Item>
  );
}
