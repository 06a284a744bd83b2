import type { PartnerItem } from '@psp/contracts/partners';
import { Badge } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { Link } from '@psp/design-system/link';
import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';
import { strings as common } from '../common/strings.ts';
import { strings } from './strings.ts';
import { PartnerFacts } from './partner-facts.tsx';
import { PartnerLogo } from './partner-logo.tsx';
import { RatingLine } from './rating-line.tsx';
import { Tags } from './tags.tsx';

/** Services shown on a card; the rest are counted. */
const SHOWN_SERVICES = 3;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
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

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 12px 16px;
  margin-top: auto;
  padding-top: 4px;
  ${media.narrow} { flex-direction: column; align-items: stretch; }
`;

const Links = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px 16px;
  font-size: 1rem;
  ${media.narrow} { flex-direction: column-reverse; align-items: stretch; text-align: center; }
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
        <PartnerLogo partner={partner} />
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
          label={strings.services}
          words={partner.services.slice(0, SHOWN_SERVICES)}
          more={hidden > 0 ? strings.more(hidden) : undefined}
        />
      ) : null}
      <Foot>
        <PartnerFacts partner={partner} />
        <Links>
          <Link href={`/marketplace?partner=${partner.id}`} aria-label={strings.seeSolutionsOf(partner.name)}>
            {strings.seeSolutions}
          </Link>
          <ButtonLink
            href={`/partener/${partner.id}`}
            variant="secondary"
            size="small"
            aria-label={strings.seeProfileOf(partner.name)}
          >
            {strings.seeProfile}
          </ButtonLink>
        </Links>
      </Foot>
    </Frame>
  );
}
