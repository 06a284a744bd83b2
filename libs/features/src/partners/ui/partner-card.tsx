import type { PartnerItem } from '@psp/contracts/partners';
import { Badge } from '@psp/design-system/badge';
import { media } from '@psp/design-system/theme';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import MapPin from 'lucide-react/icons/map-pin';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { MarketCard, MarketFoot } from './market-card.ts';
import { PartnerLogo } from './partner-logo.tsx';
import { placeOf } from './place.ts';
import { RatingLine } from './rating-line.tsx';
import { strings } from './strings.ts';
import { Tags } from './tags.tsx';

/** Number of services shown on a card; the others are counted. */
const SHOWN_SERVICES = 3;

const Frame = styled(MarketCard)`
  &[data-marked] { border-color: var(--blue-600); box-shadow: inset 0 0 0 1px var(--blue-600); }
`;

const Head = styled.div`
  display: flex;
  gap: 14px;
  h2 { display: inline; margin-right: 10px; }
  > div { flex: 1; min-width: 0; }
`;

const Foot = styled(MarketFoot)`
  align-items: flex-end;
  gap: 12px 16px;
  ${media.narrow} { align-items: stretch; }
`;

const Links = styled.div`
  display: flex;
  flex: 0 1 auto;
  max-width: 100%;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px 16px;
  font-size: 1rem;
  ${media.narrow} { flex-direction: column-reverse; align-items: stretch; text-align: center; }
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 18px;
  color: var(--ink-muted);
  font-size: 1rem;
  li { display: flex; align-items: center; gap: 6px; }
  svg { width: 18px; height: 18px; }
`;

interface PartnerFactsProps {
  partner: PartnerItem;
  /** Further list items. */
  children?: ReactNode;
}

/* Location, number of employees and years of experience. */
function PartnerFacts({ partner, children }: PartnerFactsProps) {
  return (
    <Facts>
      <Place partner={partner} />
      {partner.employees ? (
        <li>
          <Users aria-hidden />
          {strings.employees(partner.employees)}
        </li>
      ) : null}
      {partner.experienceYears ? (
        <li>
          <BriefcaseBusiness aria-hidden />
          {strings.experience(partner.experienceYears)}
        </li>
      ) : null}
      {children}
    </Facts>
  );
}

function Place({ partner }: { partner: PartnerItem }) {
  const place = placeOf(partner);
  if (!place) return null;
  return (
    <li>
      <MapPin aria-hidden />
      {place}
    </li>
  );
}

interface PartnerCardProps {
  partner: PartnerItem;
  isMarked?: boolean;
  /** Control beside the name. */
  corner?: ReactNode;
  /** List items after the facts. */
  moreFacts?: ReactNode;
  /** Content above the foot. */
  note?: ReactNode;
  links: ReactNode;
  /** Content under the links. */
  below?: ReactNode;
}

/** Card of a firm in a list: name, rating, description, first services, facts and links. */
export function PartnerCard({ partner, isMarked = false, corner, moreFacts, note, links, below }: PartnerCardProps) {
  const hidden = partner.services.length - SHOWN_SERVICES;
  return (
    <Frame data-marked={isMarked ? '' : undefined}>
      <Head>
        <PartnerLogo partner={partner} />
        <div>
          <h2>{partner.name}</h2>
          {partner.verified ? <Badge tone="success">{strings.verified}</Badge> : null}
          <div>
            <RatingLine rating={partner.rating} reviewCount={partner.reviewCount} />
          </div>
        </div>
        {corner}
      </Head>
      {partner.description ? <p>{partner.description}</p> : null}
      {partner.services.length > 0 ? (
        <Tags
          label={strings.services}
          words={partner.services.slice(0, SHOWN_SERVICES)}
          more={hidden > 0 ? strings.more(hidden) : undefined}
        />
      ) : null}
      {note}
      <Foot>
        <PartnerFacts partner={partner}>{moreFacts}</PartnerFacts>
        <Links>{links}</Links>
      </Foot>
      {below}
    </Frame>
  );
}
