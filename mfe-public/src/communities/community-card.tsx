import type { CommunityCard as Card } from '@psp/contracts/communities';
import { COUNTIES } from '@psp/contracts/taxonomies';
import { UAT_TYPE_LABELS } from '@psp/contracts/organisations';
import { Link } from '@psp/design-system/link';
import { Picture } from '@psp/design-system/picture';
import FlaskConical from 'lucide-react/icons/flask-conical';
import HardHat from 'lucide-react/icons/hard-hat';
import MapPin from 'lucide-react/icons/map-pin';
import Users from 'lucide-react/icons/users';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: 20px;
`;

const Frame = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  line-height: 1.45;
  transition: border-color 120ms;
  &:hover { border-color: var(--blue-600); }
  &:focus-within { border-color: var(--blue-600); }
  h2 { font-size: 1.25rem; line-height: 1.25; }
  h2 a { color: var(--ink); }
  &:hover h2 a { color: var(--blue-700); text-decoration: underline; }
  /* The whole card leads where its name does. */
  h2 a::after { content: ''; position: absolute; inset: 0; border-radius: 8px; }
`;

const Text = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 8px;
  padding: 16px 20px 20px;
`;

const Excerpt = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

/* Stacked, so that cards in a row have the same height. */
const Facts = styled.ul`
  display: grid;
  gap: 2px;
  margin: auto 0 0;
  padding: 4px 0 0;
  color: var(--ink-muted);
  font-size: 1rem;
  li { display: flex; align-items: center; gap: 6px; }
  svg { width: 16px; height: 16px; color: var(--blue-600); }
`;

/** Cards of one page of communities. Only the first picture, which is visible at once, loads eagerly. */
export function CommunityCards({ communities }: { communities: readonly Card[] }) {
  return (
    <Grid>
      {communities.map((community, index) => (
        <CommunityCard key={community.id} community={community} isFirst={index === 0} />
      ))}
    </Grid>
  );
}

interface CommunityCardProps {
  community: Card;
  isFirst?: boolean;
}

export function CommunityCard({ community, isFirst = false }: CommunityCardProps) {
  const { id, name, countyCode, uatType, excerpt, picture, population, projectsUnderWay, isTest } = community;
  return (
    <Frame>
      <Picture
        picture={picture}
        alt=""
        sizes="(max-width: 720px) 100vw, (max-width: 1180px) 50vw, 380px"
        ratio="3 / 2"
        isEager={isFirst}
      />
      <Text>
        <h2>
          <Link href={`/comunitati/${id}`} isStrong>
            {name}
          </Link>
        </h2>
        {excerpt ? <Excerpt>{excerpt}</Excerpt> : null}
        <Facts>
          {isTest ? (
            <li>
              <FlaskConical aria-hidden />
              {strings.test}
            </li>
          ) : null}
          <li>
            <MapPin aria-hidden />
            {[uatType && UAT_TYPE_LABELS[uatType], COUNTIES[countyCode]].filter(Boolean).join(', ')}
          </li>
          {population ? (
            <li>
              <Users aria-hidden />
              {strings.inhabitants(population)}
            </li>
          ) : null}
          {projectsUnderWay > 0 ? (
            <li>
              <HardHat aria-hidden />
              {strings.projects(projectsUnderWay)}
            </li>
          ) : null}
        </Facts>
      </Text>
    </Frame>
  );
}
