import type { PartnerItem } from '@psp/contracts/partners';
import { Initials } from '@psp/design-system/avatar';
import { Link } from '@psp/design-system/link';
import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';
import { RatingLine } from '../partners/rating-line.tsx';
import { messages } from './messages.ts';

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 16px;
  margin-bottom: 20px;
  h2 { color: var(--blue-900); font-size: 1.5rem; }
`;

const Strip = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;
  @media (max-width: 1000px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); gap: 12px; }
`;

const Tile = styled.li`
  position: relative;
  display: flex;
  gap: 14px;
  padding: 18px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  line-height: 1.35;
  transition: border-color 120ms;
  &:hover { border-color: var(--blue-600); }
  a::after { content: ''; position: absolute; inset: 0; border-radius: 8px; }
  > div { min-width: 0; }
  small { display: block; color: var(--ink-muted); font-size: 1rem; }
`;

/** Up to eight partners, the best rated first; each tile opens the profile. */
export function BestPartners({ partners }: { partners: PartnerItem[] }) {
  if (partners.length === 0) return null;
  return (
    <>
      <Header>
        <h2>{messages.bestPartners}</h2>
        <Link href="/parteneri">{messages.allPartners}</Link>
      </Header>
      <Strip>
        {partners.map((partner) => (
          <Tile key={partner.id}>
            <Initials name={partner.name} shape="square" />
            <div>
              <Link href={`/partener/${partner.id}`} isStrong>
                {partner.name}
              </Link>
              <small>{partner.services[0] ?? messages.defaultService}</small>
              <RatingLine rating={partner.rating} reviewCount={partner.reviewCount} />
            </div>
          </Tile>
        ))}
      </Strip>
    </>
  );
}
