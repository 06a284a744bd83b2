import type { PersonItem } from '@psp/contracts/people';
import { COUNTIES, DOMAINS } from '@psp/contracts/taxonomies';
import { Initials } from '@psp/design-system/avatar';
import { OwnText } from '@psp/design-system/own-text';
import { media } from '@psp/design-system/theme';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Tags } from '../../partners/ui/tags.tsx';
import { strings } from './strings.ts';

/** Domains and competences on a card; the others are counted. */
const SHOWN_TAGS = 4;

/** Cards of people, three side by side where there is room. */
export const PeopleGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(300px, 1fr));
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); }
`;

const Frame = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  gap: 8px;
  padding: 14px 16px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  line-height: 1.4;
  &:has(h2 a:hover) { border-color: var(--blue-600); }
`;

const Head = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  > div { min-width: 0; overflow-wrap: anywhere; }
  h2 { font-size: 1.125rem; line-height: 1.3; }
  h2 a { color: var(--ink); text-decoration: none; }
  h2 a:hover { text-decoration: underline; }
  p { color: var(--ink-muted); font-size: 1rem; line-height: 1.35; }
`;

const Place = styled.p`
  display: flex;
  gap: 6px;
  overflow-wrap: anywhere;
  font-size: 1rem;
  svg { flex: none; width: 18px; height: 18px; margin-top: 0.15em; color: var(--ink-muted); }
`;

type Shown = Omit<PersonItem, 'id'>;

/** Labels of a person's domains, then their competences. */
export const tagsOf = ({ domains, competences }: Pick<Shown, 'domains' | 'competences'>): string[] => [
  ...new Set([...domains.map((slug) => DOMAINS[slug]), ...competences]),
];

/** A person in the directory; without `href` the card is a preview. */
export function PersonCard({ person, href }: { person: Shown; href?: string }) {
  const { name, isYou, position, organisation, countyCode } = person;
  const tags = tagsOf(person);
  const shown = isYou && href ? `${name} (${strings.you})` : name;
  return (
    <Frame>
      <Head>
        <Initials name={name} of="person" />
        <div>
          <h2>{linked(shown, href)}</h2>
          {position ? <p>{position}</p> : null}
        </div>
      </Head>
      <Place>
        <MapPin aria-hidden />
        <OwnText>{[organisation.name, countyCode ? COUNTIES[countyCode] : null].filter(Boolean).join(', ')}</OwnText>
      </Place>
      {tags.length > 0 ? (
        <Tags
          label={strings.competencesOf(name)}
          words={tags.slice(0, SHOWN_TAGS)}
          {...(tags.length > SHOWN_TAGS ? { more: strings.more(tags.length - SHOWN_TAGS) } : {})}
        />
      ) : null}
    </Frame>
  );
}

const linked = (name: string, href: string | undefined): ReactNode => (href ? <Link to={href}>{name}</Link> : name);
