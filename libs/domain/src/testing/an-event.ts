import type { EventContent } from '@psp/contracts/events';

const HOUR_MS = 3_600_000;

/** Content of an event of one day that begins in `inHours`; registration closes an hour before. */
export const anEvent = (inHours = 24 * 30, more: Partial<EventContent> = {}): EventContent => {
  const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
  return {
    ...{ kind: 'workshop', title: 'Dosarul cumpărării', summary: 'Pe scurt.', body: '<p>Despre.</p>' },
    ...{ organiser: 'Asociația PSP', contact: '', program: [], isOnline: false, place: 'Sibiu, sala 2' },
    ...{ countyCode: 'SB', mapUrl: null, onlineUrl: null, price: 0, seats: 2, perOrganisation: null },
    sittings: [{ startsAt: at(inHours), endsAt: at(inHours + 3) }],
    ...{ closesAt: at(inHours - 1), readers: 'everyone', isPublic: false, hasCertificate: false },
    ...more,
  };
};
