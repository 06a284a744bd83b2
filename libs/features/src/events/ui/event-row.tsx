import type { EventItem, PublicEventList } from '@psp/contracts/events';
import { EVENT_KINDS } from '@psp/contracts/event-names';
import { REGISTRATION_STATUS } from '@psp/contracts/seats';
import { Badge, StatusBadge } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { formatLei, formatShortDate, formatWeekday } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { OwnText } from '@psp/design-system/own-text';
import { media } from '@psp/design-system/theme';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import Ticket from 'lucide-react/icons/ticket';
import UserRound from 'lucide-react/icons/user-round';
import Video from 'lucide-react/icons/video';
import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

export const EventRows = styled.ul`
  display: grid;
  gap: 10px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li<{ $isOwn: boolean }>`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) 264px;
  gap: 4px 18px;
  padding: 12px 18px;
  border: 1px solid ${({ $isOwn }) => ($isOwn ? 'var(--fir-700)' : 'var(--line)')};
  border-left-width: ${({ $isOwn }) => ($isOwn ? '4px' : '1px')};
  border-radius: 8px;
  background: var(--surface);
  ${media.narrow} { grid-template-columns: 64px minmax(0, 1fr); padding: 14px; }
`;

const Day = styled.div`
  align-self: start;
  min-width: 64px;
  border: 1px solid var(--line);
  border-radius: 6px;
  background: var(--surface);
  text-align: center;
  line-height: 1.25;
  overflow: hidden;
  > span { display: block; padding: 2px 4px; font-size: 0.875rem; }
  > span:first-child { background: var(--blue-100); color: var(--blue-700); font-weight: 600; }
  > b { display: block; padding-top: 4px; color: var(--blue-900); font-size: 1.5rem; }
`;

/** The day of an event: month, number, day of the week. */
export function DayBlock({ at }: { at: string }) {
  const [number = '', month = ''] = formatShortDate(at).split(' ');
  return (
    <Day>
      <span>{month}</span>
      <b>{number}</b>
      <span>{formatWeekday(at).split(',')[0]}</span>
    </Day>
  );
}

const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 18px;
  margin-top: 4px;
  color: var(--ink-muted);
  font-size: 1rem;
  > span { display: inline-flex; align-items: center; gap: 6px; }
  svg { flex: none; width: 18px; height: 18px; }
`;

const Side = styled.div`
  display: grid;
  align-content: center;
  gap: 4px;
  padding-left: 18px;
  border-left: 1px solid var(--line);
  font-size: 1rem;
  line-height: 1.35;
  > a { margin-top: 4px; }
  ${media.narrow} { grid-column: 1 / -1; padding: 10px 0 0; border: 0; }
`;

const Price = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  b { font-size: 1.125rem; }
  s { color: var(--ink-muted); }
`;

type Shown = PublicEventList['items'][number];
/** An event as visitors see it, or as members do with their own price, registrations and waiting list. */
type Listed = Shown & Partial<Pick<EventItem, 'ownPrice' | 'own' | 'waiting'>>;

/** What a person pays, with the price before the partners' discount. */
export function PriceOf({ event: { price, ownPrice = price } }: { event: Pick<Listed, 'price' | 'ownPrice'> }) {
  if (price === 0) return <b>{strings.free}</b>;
  const isLess = ownPrice < price;
  return (
    <Price>
      {isLess ? <s>{formatLei(price)}</s> : null}
      <b>{formatLei(ownPrice)}</b>
      {isLess ? (
        <Badge tone="review" icon={<Ticket aria-hidden />}>
          {strings.partnerDiscount}
        </Badge>
      ) : (
        <span>{strings.perPerson}</span>
      )}
    </Price>
  );
}

const isOpen = ({ closesAt, isCancelled }: Shown, now: Date): boolean => !isCancelled && new Date(closesAt) > now;

/** State of the registrations of an event. */
export function SeatsBadge({ event, now }: { event: Shown; now: Date }) {
  if (event.isCancelled) return <Badge tone="danger">{strings.cancelled}</Badge>;
  if (!isOpen(event, now)) return <Badge tone="closed">{strings.closed}</Badge>;
  if (event.free > 0) return <Badge tone="open">{strings.open}</Badge>;
  return (
    <Badge tone="danger" icon={<X aria-hidden />}>
      {strings.full}
    </Badge>
  );
}

/** Hours and place of an event. */
export function WhenAndWhere({ event: { sittings, isOnline, place } }: { event: Shown }) {
  const first = sittings[0];
  const days = sittings.length > 1 ? `, ${strings.days(sittings.length)}` : '';
  return (
    <>
      <span>
        <Clock aria-hidden />
        <OwnText>{first ? strings.hours(first.startsAt, first.endsAt) + days : ''}</OwnText>
      </span>
      <span>
        {isOnline ? <Video aria-hidden /> : <MapPin aria-hidden />}
        <OwnText>{place}</OwnText>
      </span>
    </>
  );
}

const labelOf = (event: Listed, now: Date): string => {
  if (!event.own || event.own.length > 0 || !isOpen(event, now)) return strings.see;
  return event.free > 0 ? strings.signUp : strings.joinList;
};

interface EventRowProps {
  event: Listed;
  href: string;
  now: Date;
}

/** One event of a list. */
export function EventRow({ event, href, now }: EventRowProps) {
  const { id, kind, title, summary, organiser, sittings, own = [], seats, free, waiting = 0, closesAt } = event;
  const label = labelOf(event, now);
  return (
    <Row $isOwn={own.length > 0}>
      <DayBlock at={sittings[0]?.startsAt ?? closesAt} />
      <div>
        <Marks>
          <Badge tone="neutral">{EVENT_KINDS[kind]}</Badge>
          <SeatsBadge event={event} now={now} />
          {own[0] ? <StatusBadge status={REGISTRATION_STATUS[own[0].status]} /> : null}
        </Marks>
        <h2 id={`event-${id}`} style={{ fontSize: '1.125rem' }}>
          <Link href={href} isStrong>
            {title}
          </Link>
        </h2>
        <p>{summary}</p>
        <Facts>
          <WhenAndWhere event={event} />
          <span>{organiser}</span>
        </Facts>
        {own.length > 0 ? (
          <Facts>
            <span>
              <UserRound aria-hidden />
              <OwnText>{strings.takesPart(own.map(({ name }) => name))}</OwnText>
            </span>
          </Facts>
        ) : null}
      </div>
      <Side>
        <PriceOf event={event} />
        <span>{strings.freeOf(free, seats) + (waiting > 0 ? `, ${strings.waiting(waiting)}` : '')}</span>
        {isOpen(event, now) ? <span>{strings.until(closesAt)}</span> : null}
        <ButtonLink
          href={href}
          variant={label === strings.signUp ? 'primary' : 'secondary'}
          size="small"
          aria-label={`${label}: ${title}`}
        >
          {label}
        </ButtonLink>
      </Side>
    </Row>
  );
}
