import type { Kind } from '@psp/contracts/common';
import type { SeatKind } from '@psp/contracts/proformas';
import { sql } from 'kysely';
import { catalogue, event } from '../../operating/notifications/catalogue.ts';

interface Named {
  kind: SeatKind;
  id: string;
  title: string;
}

const to = ['uat', 'firma'] as const;
const BASES: Record<SeatKind, Record<Kind, string>> = {
  event: { uat: '/uat/events', firma: '/firma/network/evenimente', admin: '/admin/events' },
  training: { uat: '/uat/training-programs', firma: '/firma/training', admin: '/admin/training' },
};
const about = (side: Kind, { kind, id, title }: Named) => ({
  object: `„${title}”`,
  href: `${BASES[kind][side]}/${id}`,
});
const bound = { once: 'the association decides on each proforma' };

/** Notifications about proformas, each with the screen it opens. */
export const NOTIFICATIONS = catalogue(
  'proformas',
  {
    kind: 'association',
    topic: 'organisation',
    subjects: sql`select id, title from event where status <> 'draft' and readers = 'everyone'`,
    sample: (subject, side) => [side, { ...subject, kind: 'event' }, 'PF-2026-0001', 'un motiv'],
  },
  {
    issued: event({ label: 'Proformă emisă de asociație', to, bound }, (side: Kind, one: Named) => ({
      ...about(side, one),
      message: `Asociația a emis proforma pentru locurile dvs. la „${one.title}”. O puteți descărca din pagină.`,
    })),
    followed: event(
      { label: 'Proformă înlocuită sau retrasă', to, bound },
      (side: Kind, one: Named, number: string) => ({
        ...about(side, one),
        message: `Locurile dvs. la „${one.title}” s-au schimbat, iar proforma ${number} nu se mai plătește. Vedeți pagina pentru cea nouă, dacă mai este ceva de plătit.`,
      }),
    ),
    paid: event({ label: 'Proformă plătită', to, bound }, (side: Kind, one: Named, number: string) => ({
      ...about(side, one),
      message: `Asociația a primit plata proformei ${number}, pentru „${one.title}”.`,
    })),
    unpaid: event(
      { label: 'Plata unei proforme, anulată', to, bound },
      (side: Kind, one: Named, number: string, reason: string) => ({
        ...about(side, one),
        message: `Asociația a anulat plata notată la proforma ${number}, pentru „${one.title}”: ${reason}`,
      }),
    ),
  },
);
