import type { CommunityCard } from '@psp/contracts/communities';
import { COUNTIES } from '@psp/contracts/taxonomies';
import { Link } from '@psp/design-system/link';
import { Picture } from '@psp/design-system/picture';
import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';
import { strings } from './strings.ts';
import { Section } from './section.tsx';

const Strip = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 20px;
  @media (max-width: 1000px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @media (max-width: 480px) { grid-template-columns: minmax(0, 1fr); gap: 12px; }
`;

const Card = styled.li`
  position: relative;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  line-height: 1.4;
  transition: border-color 120ms;
  &:hover { border-color: var(--blue-600); }
  > div { padding: 16px 18px 18px; }
  a::after { content: ''; position: absolute; inset: 0; border-radius: 8px; }
  h3 { font-size: 1.125rem; }
  h3 a { color: var(--ink); font-weight: inherit; }
  small { display: block; margin: 2px 0 8px; color: var(--ink-muted); font-size: 0.9375rem; }
  p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    color: var(--ink-muted);
    font-size: 0.9375rem;
  }
  ${media.narrow} { > div { padding: 14px 16px 16px; } }
  @media (max-width: 480px) {
    display: grid;
    grid-template-columns: 120px minmax(0, 1fr);
    > :first-child { width: 100%; height: 100%; }
    > div { padding: 10px 14px; }
    small { margin-bottom: 4px; }
    p { -webkit-line-clamp: 2; }
  }
`;

const SIZES = '(max-width: 480px) 160px, (max-width: 1000px) 50vw, 270px';

/** Up to four communities, with a link to all. */
export function CommunitiesStrip({ communities }: { communities: readonly CommunityCard[] }) {
  return (
    <Section title={strings.communities} more={<Link href="/comunitati">{strings.allCommunities}</Link>}>
      {communities.length === 0 ? <p>{strings.noCommunities}</p> : null}
      <Strip>
        {communities.map(({ id, name, countyCode, excerpt, picture }) => (
          <Card key={id}>
            <Picture picture={picture} alt="" sizes={SIZES} ratio="3 / 2" />
            <div>
              <h3>
                <Link href={`/comunitati/${id}`} isStrong>
                  {name}
                </Link>
              </h3>
              <small>{COUNTIES[countyCode]}</small>
              <p>{excerpt}</p>
            </div>
          </Card>
        ))}
      </Strip>
    </Section>
  );
}
