import type { PartnerItem } from '@psp/contracts/partners';
import { COUNTIES } from '@psp/contracts/taxonomies';
import { Initials } from '@psp/design-system/avatar';
import { Badge } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { media } from '@psp/design-system/theme';
import { BriefcaseBusiness, MapPin, Users } from 'lucide-react';
import { styled } from 'styled-components';
import { messages as common } from '../common/messages.ts';
import { messages } from './messages.ts';
import { RatingLine } from './rating-line.tsx';
import { Tags } from './tags.tsx';

/** Services shown on a card; the rest are counted. */
const SHOWN_SERVICES = 3;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;
  @media (max-width: 900px) { grid-template-columns: minmax(0, 1fr); }
`;

const Frame = styled.li`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  line-height: 1.45;
  ${media.narrow} { padding: 16px; }
`;

const Head = styled.div`
  display: flex;
  gap: 14px;
  h2 { display: inline; margin-right: 10px; font-size: 1.1875rem; line-height: 1.3; }
  > div { flex: 1; min-width: 0; }
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 18px;
  margin: 0;
  padding: 0;
  color: var(--ink-muted);
  font-size: 1rem;
  list-style: none;
  li { display: flex; align-items: center; gap: 6px; }
  svg { width: 18px; height: 18px; }
`;

const Foot = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: 16px;
  margin-top: auto;
  padding-top: 4px;
  a { flex: none; }
  ${media.narrow} { flex-direction: column; align-items: stretch; }
`;

/** The partners of one page of the list. */
export function PartnerCards({ partners }: { partners: PartnerItem[] }) {
  return (
    <Grid>
      {partners.map((partner) => (
        <PartnerCard key={partner.id} partner={partner} />
      ))}
    </Grid>
  );
}

export function PartnerCard({ partner }: { partner: PartnerItem }) {
  const hidden = partner.services.length - SHOWN_SERVICES;
  return (
    <Frame>
      <Head>
        <Initials name={partner.name} shape="square" />
        <div>
          <h2>{partner.name}</h2>
          {partner.verified ? <Badge tone="success">{common.verified}</Badge> : null}
          <div>
            <RatingLine rating={partner.rating} reviewCount={partner.reviewCount} />
          </div>
        </div>
      </Head>
      {partner.description ? <p>{partner.description}</p> : null}
      {partner.services.length > 0 ? (
        <Tags
          label={messages.services}
          words={partner.services.slice(0, SHOWN_SERVICES)}
          more={hidden > 0 ? messages.more(hidden) : undefined}
        />
      ) : null}
      <Foot>
        <Facts>
          <Place partner={partner} />
          {partner.employees ? (
            <li>
              <Users aria-hidden />
              {messages.employees(partner.employees)}
            </li>
          ) : null}
          {partner.experienceYears ? (
            <li>
              <BriefcaseBusiness aria-hidden />
              {messages.experience(partner.experienceYears)}
            </li>
          ) : null}
        </Facts>
        <ButtonLink
          href={`/partener/${partner.id}`}
          variant="secondary"
          size="small"
          aria-label={messages.seeProfileOf(partner.name)}
        >
          {messages.seeProfile}
        </ButtonLink>
      </Foot>
    </Frame>
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

/** "Sibiu" where locality and county have one name, else "Cisnădie, Sibiu"; '' when neither is known. */
export function placeOf({ locality, countyCode }: Pick<PartnerItem, 'locality' | 'countyCode'>): string {
  const county = countyCode ? COUNTIES[countyCode] : '';
  return locality === county ? county : [locality, county].filter(Boolean).join(', ');
}
