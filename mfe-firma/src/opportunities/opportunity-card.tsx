import type { OpportunityItem } from '@psp/contracts/opportunities';
import { DOMAINS } from '@psp/contracts/taxonomies';
import { StatusBadge } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { Link } from '@psp/design-system/link';
import { Row, VisuallyHidden } from '@psp/design-system/page';
import { media } from '@psp/design-system/theme';
import { ReasonList } from '@psp/features/matching/ui/reason-list';
import { signs } from '@psp/features/matching/ui/strings';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { KindBadge } from '@psp/features/service-requests/ui/kind-badge';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import Clock from 'lucide-react/icons/clock';
import Eye from 'lucide-react/icons/eye';
import FileText from 'lucide-react/icons/file-text';
import MapPin from 'lucide-react/icons/map-pin';
import { styled } from 'styled-components';
import { Fact, Facts, Muted } from '../common/facts.tsx';
import { isConsultation } from '../consultations/next-step.ts';
import { strings as consultations } from '../consultations/strings.ts';
import { CardIgnoring } from './ignoring.tsx';
import { termLabel, budgetLabel, excerptLabel, placeLabel, ownStatus, urgencyStatus } from './labels.ts';
import { matchStrings } from './match-strings.ts';
import { describeReasons, shortenReasons } from './reasons.ts';
import { next, strings } from './strings.ts';

const Frame = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 228px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  overflow: hidden;
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); }
`;

const Main = styled.div`
  display: flex;
  flex-direction: column;
  gap: 4px;
  min-width: 0;
  padding: 10px 16px;
  font-size: 1rem;
  h2 { font-size: 1.125rem; }
  > ul { gap: 4px 12px; font-size: 0.9375rem; }
  ${media.narrow} { padding: 12px 16px; }
`;

const Side = styled.aside`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: space-between;
  gap: 4px;
  padding: 8px 16px;
  border-left: 1px solid var(--line);
  background: var(--canvas);
  font-size: 0.9rem;
  line-height: 1.3;
  /* One line per reason; the page of the request shows the full text. */
  li > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  ${media.narrow} {
    padding: 12px 16px;
    border-left: 0;
    border-top: 1px solid var(--line);
    li > span { white-space: normal; }
  }
`;

const Excerpt = styled.p`
  display: -webkit-box;
  max-width: none;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 1;
  ${media.narrow} { -webkit-line-clamp: 2; }
`;

/** Address of the page of an opportunity. */
const pathOf = ({ id }: Pick<OpportunityItem, 'id'>) => `/firma/opportunities/${id}`;

/** The main link of a card. List items carry no allowed actions, which the linked page receives from the server. */
function CardAction({ item }: { item: OpportunityItem }) {
  if (isConsultation(item)) return <ToConsultation item={item} />;
  return <ToOffer item={item} />;
}

function ToConsultation({ item }: { item: OpportunityItem }) {
  const isOpen = item.status === 'active';
  const label = isOpen ? consultations.answer : strings.see;
  return (
    <ButtonLink
      href={pathOf(item)}
      size="small"
      variant={isOpen ? 'primary' : 'secondary'}
      aria-label={`${label}, ${item.title}`}
    >
      {label}
    </ButtonLink>
  );
}

function ToOffer({ item }: { item: OpportunityItem }) {
  const own = item.offerId !== null;
  const isReadOnly = useIsReadOnly();
  const isOpen = item.status === 'active' && !isReadOnly;
  const isDue = item.status === 'responded' && item.toConfirm === true && !isReadOnly;
  const label = isDue ? next.reconfirmAction : own ? strings.seeOwn : isOpen ? strings.write : strings.see;
  const href = own || !isOpen ? pathOf(item) : `${pathOf(item)}/oferta`;
  return (
    <ButtonLink
      href={href}
      size="small"
      variant={isDue || (isOpen && !own) ? 'primary' : 'secondary'}
      aria-label={`${label}, ${item.title}`}
    >
      {label}
    </ButtonLink>
  );
}

/** One request of the list, with its facts and match reasons. */
export function OpportunityCard({ item, onIgnored }: { item: OpportunityItem; onIgnored?: () => void }) {
  return (
    <Frame>
      <Main>
        <Row gap={8} justify="between">
          <h2>
            <Link href={pathOf(item)} isStrong>
              {item.title}
            </Link>
          </h2>
          <Row gap={8}>
            <StatusBadge status={ownStatus(item)} />
            <StatusBadge status={urgencyStatus(item)} />
          </Row>
        </Row>
        <Row gap={8}>
          <Muted>{`${item.uat} · ${DOMAINS[item.category]}`}</Muted>
          <KindBadge kind={item.kind} />
        </Row>
        <Excerpt>{excerptLabel(item.excerpt)}</Excerpt>
        <CardFacts item={item} />
      </Main>
      <Side aria-label={matchStrings.title}>
        <Reasons item={item} />
        <Row gap={8}>
          <CardAction item={item} />
          <CardIgnoring item={item} onIgnored={onIgnored} />
        </Row>
      </Side>
    </Frame>
  );
}

function CardFacts({ item }: { item: OpportunityItem }) {
  const facts = [
    { icon: MapPin, text: placeLabel(item) },
    { icon: BriefcaseBusiness, text: budgetLabel(item) },
    { icon: Clock, text: termLabel(item) },
    { icon: Eye, text: strings.views(item.views) },
    // Left out while sealed: it would be the same text on every card.
    ...(item.responses === null
      ? []
      : [{ icon: FileText, text: (isConsultation(item) ? consultations : strings).responses(item.responses) }]),
  ];
  return (
    <Facts role="list">
      {facts.map(({ icon, text }) => (
        <li key={text}>
          <Fact icon={icon}>{text}</Fact>
        </li>
      ))}
    </Facts>
  );
}

/* Leaves room for three cards on a small screen; the page of the request shows all reasons. */
const LINES = 4;

function Reasons({ item }: { item: OpportunityItem }) {
  const reasons = describeReasons(item, 'short');
  const shown = shortenReasons(reasons, reasons.length > LINES ? LINES - 1 : LINES);
  const left = reasons.length - shown.length;
  return (
    <div>
      <VisuallyHidden as="h3">{matchStrings.title}</VisuallyHidden>
      <ReasonList reasons={shown} words={signs} more={left > 0 ? matchStrings.more(left) : undefined} />
    </div>
  );
}
