import type { PartnerItem } from '@psp/contracts/partners';
import { Link } from '@psp/design-system/link';
import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';
import { PartnerLogo } from '@psp/features/partners/ui/partner-logo';
import { RatingLine } from '@psp/features/partners/ui/rating-line';
import { strings } from './strings.ts';
import { Section } from './section.tsx';

const Strip = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 16px;
  @media (max-width: 1000px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); gap: 12px; }
`;

const Tile = styled.li`
  position: relative;
  display: flex;
  gap: 14px;
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  line-height: 1.35;
  transition: border-color 120ms;
  &:hover { border-color: var(--blue-600); }
  > div { min-width: 0; }
  a { color: var(--ink); }
  a::after { content: ''; position: absolute; inset: 0; border-radius: 8px; }
  ${media.narrow} { padding: 12px 16px; &:nth-child(n + 5) { display: none; } }
  small { display: block; margin: 2px 0 4px; color: var(--ink-muted); font-size: 0.9375rem; }
`;

/** Up to eight partners, the best rated first; each tile opens the profile. */
export function PartnersStrip({ partners }: { partners: readonly PartnerItem[] }) {
  return (
    <Section title={strings.partners} more={<Link href="/parteneri">{strings.allPartners}</Link>}>
      {partners.length === 0 ? <p>{strings.noPartners}</p> : null}
      <Strip>
        {partners.map(({ id, name, logo, services, rating, reviewCount }) => (
          <Tile key={id}>
            <PartnerLogo partner={{ name, logo }} />
            <div>
              <Link href={`/partener/${id}`} isStrong>
                {name}
              </Link>
              <small>{services[0] ?? strings.defaultService}</small>
              <RatingLine rating={rating} reviewCount={reviewCount} />
            </div>
          </Tile>
        ))}
      </Strip>
    </Section>
  );
}
