import type { PartnerItem } from '@psp/contracts/partners';
import { Badge } from '@psp/design-system/badge';
import { media } from '@psp/design-system/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { MarketCard, MarketFoot } from './market-card.ts';
import { PartnerFacts } from './partner-facts.tsx';
import { PartnerLogo } from './partner-logo.tsx';
import { RatingLine } from './rating-line.tsx';
import { strings } from './strings.ts';
import { Tags } from './tags.tsx';

/** Services shown on a card; the rest are counted. */
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

interface PartnerCardProps {
  partner: PartnerItem;
  isMarked?: boolean;
  /** Beside the name: a mark that can be set. */
  corner?: ReactNode;
  /** List items after the facts. */
  moreFacts?: ReactNode;
  /** Above the foot. */
  note?: ReactNode;
  links: ReactNode;
  /** Under the links. */
  below?: ReactNode;
}

/** A firm in a list: who it is, how it was reviewed, its first services, and where to go from here. */
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
