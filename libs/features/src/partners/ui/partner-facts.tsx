import type { PartnerItem } from '@psp/contracts/partners';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import MapPin from 'lucide-react/icons/map-pin';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { placeOf } from './place.ts';
import { strings } from './strings.ts';

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

/** Where a partner is, how many work there, and for how long. */
export function PartnerFacts({ partner, children }: PartnerFactsProps) {
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
