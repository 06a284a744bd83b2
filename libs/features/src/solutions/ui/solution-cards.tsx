import { PRICE_UNITS } from '@psp/contracts/solution-names';
import type { MarketItem, SolutionItem } from '@psp/contracts/solutions';
import { DOMAINS } from '@psp/contracts/taxonomies';
import { Badge } from '@psp/design-system/badge';
import { Link } from '@psp/design-system/link';
import { Picture } from '@psp/design-system/picture';
import { media } from '@psp/design-system/theme';
import { priceRange } from '@psp/remote/price-range';
import Ruler from 'lucide-react/icons/ruler';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { MarketCard, MarketFoot, MarketGrid } from '../../partners/ui/market-card.ts';
import { RatingLine } from '../../partners/ui/rating-line.tsx';
import { strings as partners } from '../../partners/ui/strings.ts';
import { type About, AskOffer } from './ask-offer.tsx';
import { Features } from './features.tsx';
import { strings } from './strings.ts';

const keyOf = (item: MarketItem): string =>
  item.kind === 'authored' ? item.id : `${item.partner.id} ${item.service} ${item.tier}`;

const Frame = styled(MarketCard)`
  overflow-wrap: anywhere;
  &[data-indicative] { border-style: dashed; border-color: var(--control); background: var(--canvas); }
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 12px;
`;

const Firm = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-height: 32px;
`;

const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 12px;
  align-items: center;
  color: var(--ink-muted);
  font-size: 1rem;
`;

const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 5;
  @media print { display: block; }
`;

const Shown = styled.div`
  overflow: hidden;
  border-radius: 4px;
`;

const Price = styled.p`
  font-variant-numeric: tabular-nums;
  strong { font-size: 1.1875rem; font-weight: 650; }
  span { color: var(--ink-muted); font-size: 1rem; }
`;

const Foot = styled(MarketFoot)`
  color: var(--ink-muted);
  font-size: 1rem;
  > a { flex: none; margin-left: auto; }
  ${media.narrow} { > a { margin-left: 0; } }
`;

const aboutOf = (item: MarketItem): About =>
  item.kind === 'authored'
    ? { solutie: item.id }
    : { partener: item.partner.id, serviciu: item.service, nivel: item.tier };

interface SolutionCardProps {
  item: MarketItem;
  isPreview: boolean;
  favour?: ((solution: SolutionItem) => ReactNode) | undefined;
}

/* Card of a solution: title, firm, description, price, features and a link to request an offer. */
function SolutionCard({ item, isPreview, favour }: SolutionCardProps) {
  const { partner, title, description, features } = item;
  return (
    <Frame data-indicative={item.kind === 'indicative' ? '' : undefined}>
      <Cover item={item} />
      <Head>
        <h2>
          {item.kind === 'authored' && !isPreview ? <Link href={`/marketplace/${item.id}`}>{title}</Link> : title}
        </h2>
        {item.kind === 'authored' ? favour?.(item) : null}
      </Head>
      <div>
        <Firm>
          <Link href={`/partener/${partner.id}`}>{partner.name}</Link>
          {partner.verified ? <Badge tone="success">{partners.verified}</Badge> : null}
        </Firm>
        <RatingLine rating={partner.rating} reviewCount={partner.reviewCount} />
      </div>
      <Description>{description}</Description>
      <Price>
        <strong>{priceRange(item)}</strong>
        {item.kind === 'authored' ? <span> {PRICE_UNITS[item.unit]}</span> : null}
      </Price>
      <Features features={features} />
      <Foot>
        <Facts item={item} />
        <AskOffer
          about={aboutOf(item)}
          label={strings.askOffer}
          fullLabel={strings.askOfferFor(title, partner.name)}
          variant={item.kind === 'authored' ? 'primary' : 'secondary'}
        />
      </Foot>
    </Frame>
  );
}

function Facts({ item }: { item: MarketItem }) {
  if (item.kind === 'indicative')
    return (
      <Marks>
        <Badge tone="info" icon={<Ruler aria-hidden />}>
          {strings.indicative}
        </Badge>
      </Marks>
    );
  return (
    <Marks>
      <span>{DOMAINS[item.domain]}</span>
      {item.cpv ? <span>{strings.cpv(item.cpv.code)}</span> : null}
      {item.counties?.length ? <span>{strings.counties(item.counties)}</span> : null}
      {item.validUntil ? <span>{strings.validUntil(item.validUntil)}</span> : null}
    </Marks>
  );
}

/* First picture; the others are on the solution's page. */
function Cover({ item }: { item: MarketItem }) {
  const [first] = item.kind === 'authored' ? (item.pictures ?? []) : [];
  if (!first) return null;
  return (
    <Shown>
      <Picture picture={first} alt={first.alt} sizes="(max-width: 900px) 100vw, 540px" ratio="5 / 2" />
    </Shown>
  );
}

interface SolutionCardsProps {
  items: readonly MarketItem[];
  /** True for a preview of solutions that have no pages yet. */
  isPreview?: boolean;
  /** Renders the button that adds a solution to the favourites. */
  favour?: ((solution: SolutionItem) => ReactNode) | undefined;
}

/** Grid of solution cards. */
export function SolutionCards({ items, isPreview = false, favour }: SolutionCardsProps) {
  return (
    <MarketGrid>
      {items.map((item) => (
        <SolutionCard key={keyOf(item)} item={item} isPreview={isPreview} favour={favour} />
      ))}
    </MarketGrid>
  );
}
