import { ATTRACTION_TYPES, type AttractionType, type AttractionView } from '@psp/contracts/communities';
import { Picture } from '@psp/design-system/picture';
import { Church, Landmark, type LucideIcon, Palette, TreePine, Trees, Trophy } from 'lucide-react';
import { styled } from 'styled-components';
import { messages } from './messages.ts';
import { Section } from './section.tsx';

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
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
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
    <Section title={messages.attractions}>
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
  const [picture] = pictures;
  return (
    <Item>
      {picture ? <Picture picture={picture} alt={name} sizes="(max-width: 720px) 100vw, 360px" ratio="16 / 9" /> : null}
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
