import type { Kind } from '@psp/contracts/common';
import type { SeatMessage } from '@psp/contracts/seat-messages';
import { sql } from 'kysely';
import { momentInWords } from '../../day-in-words.ts';
import { catalogue, event } from '../../operating/notifications/catalogue.ts';

interface Named {
  id: string;
  title: string;
  startsAt: Date;
}

const to = ['uat', 'firma'] as const;
/** Path of an event in an area. */
export const eventPath = (kind: Kind, { id }: { id: string }): string =>
  ({ uat: `/uat/events/${id}`, firma: `/firma/network/evenimente/${id}`, admin: `/admin/events/${id}` })[kind];
const about = (kind: Kind, one: Named) => ({ object: `„${one.title}”`, href: eventPath(kind, one) });
const AT = new Date('2026-12-03T07:30:00Z');

/** Notifications about events, each with the screen it opens. */
export const NOTIFICATIONS = catalogue(
  'events',
  {
    kind: 'association',
    topic: 'organisation',
    subjects: sql`select id, title from event where status <> 'draft' and readers = 'everyone'`,
    sample: (subject, side) => [side, { ...subject, startsAt: AT }, ['locul este Sala 2, nu Sala 1'], AT],
  },
  {
    registered: event(
      { label: 'Înscriere la un eveniment', to, bound: { once: 'a person is registered once for an event' } },
      (kind: Kind, one: Named) => ({
        ...about(kind, one),
        message: `Aveți un loc la „${one.title}”, ${momentInWords(one.startsAt)}.`,
      }),
    ),
    waiting: event(
      { label: 'Pe lista de așteptare', to, bound: { once: 'a person is registered once for an event' } },
      (kind: Kind, one: Named) => ({
        ...about(kind, one),
        message: `Sunteți pe lista de așteptare la „${one.title}”. Când se eliberează un loc, aveți 48 de ore să-l confirmați.`,
      }),
    ),
    offered: event(
      { label: 'Loc eliberat la un eveniment', to, bound: { once: 'a freed seat is offered once to a person' } },
      (kind: Kind, one: Named, _changes: readonly string[], until: Date) => ({
        ...about(kind, one),
        message: `S-a eliberat un loc la „${one.title}”. Îl păstrăm pentru dvs. până ${momentInWords(until)}.`,
      }),
    ),
    soon: event(
      { label: 'Eveniment care se apropie', to, bound: { once: 'each start of an event is reminded of twice' } },
      (kind: Kind, one: Named) => ({
        ...about(kind, one),
        message: `„${one.title}” începe ${momentInWords(one.startsAt)}. Dacă nu mai puteți veni, renunțați la loc, ca să ajungă la altcineva.`,
      }),
    ),
    changed: event({ label: 'Eveniment schimbat', to }, (kind: Kind, one: Named, changes: readonly string[]) => ({
      ...about(kind, one),
      message: `S-a schimbat „${one.title}”: ${changes.join('; ')}. Dacă nu mai puteți veni, renunțați la loc.`,
    })),
    message: event(
      {
        label: 'Mesaj despre un eveniment',
        to,
        bound: 'seat-message:pool',
        sample: (subject, side) => [side, { ...subject, startsAt: AT }, { title: 'Un titlu', text: 'Un mesaj' }],
      },
      (kind: Kind, one: Named, { title, text }: Pick<SeatMessage, 'title' | 'text'>) => ({
        ...about(kind, one),
        title,
        message: `Despre „${one.title}”: ${text}`,
      }),
    ),
    removed: event(
      {
        label: 'Înscriere anulată de asociație',
        to,
        sample: (subject, side) => [side, { ...subject, startsAt: AT }, 'un motiv'],
      },
      (kind: Kind, one: Named, reason: string) => ({
        ...about(kind, one),
        message: `Asociația a anulat înscrierea dvs. la „${one.title}”: ${reason}`,
      }),
    ),
    cancelled: event(
      { label: 'Eveniment anulat', to, sample: (subject, side) => [side, { ...subject, startsAt: AT }, 'un motiv'] },
      (kind: Kind, one: Named, reason: string) => ({
        ...about(kind, one),
        message: `„${one.title}”, ${momentInWords(one.startsAt)}, nu mai are loc: ${reason}`,
      }),
    ),
  },
);
