import type { EventView, PublicEventView } from '@psp/contracts/events';
import { formatDateTime, formatLei } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import type { FactListProps } from '../../facts/ui/fact-list.tsx';
import { strings } from './strings.ts';

type Shown = PublicEventView & Partial<Pick<EventView, 'ownPrice' | 'waiting' | 'onlineUrl'>>;

/** Facts of an event, for members with their price, the waiting list and the address of an online meeting. */
export const factsOf = (event: Shown): FactListProps['items'] => {
  const { sittings, place, mapUrl, isOnline, onlineUrl, price, ownPrice = price, waiting = 0, organiser } = event;
  const isLess = ownPrice < price;
  const cost = ownPrice === 0 ? strings.free : formatLei(ownPrice) + (isLess ? `, ${strings.instead(price)}` : '');
  const meeting = onlineUrl ? <Link href={onlineUrl}>{strings.enter}</Link> : strings.meetingFor;
  return [
    { term: strings.seats, detail: strings.freeOf(event.free, event.seats) },
    { term: strings.onList, detail: waiting > 0 ? strings.people(waiting) : null },
    { term: strings.openUntil, detail: formatDateTime(event.closesAt) },
    { term: strings.price, detail: cost },
    { term: strings.when, detail: sittings.map((one) => strings.day(one.startsAt, one.endsAt)).join('\n') },
    { term: strings.where, detail: place },
    { term: strings.map, detail: mapUrl ? <Link href={mapUrl}>{strings.openMap}</Link> : null },
    { term: strings.meeting, detail: isOnline ? meeting : null },
    { term: strings.certificate, detail: event.hasCertificate ? strings.withCertificate : null },
    { term: strings.organiser, detail: organiser },
  ];
};
