import { sql } from 'kysely';
import { catalogue, event } from '../../operating/notifications/catalogue.ts';

type Side = 'uat' | 'firma';
const to = ['uat', 'firma'] as const;

/** Path of a member's own listing. */
const ownPage = (kind: Side) => ({ href: kind === 'uat' ? '/uat/people/me' : '/firma/network/persoane/eu' });

/** Notifications to a person about their listing. */
export const NOTIFICATIONS = catalogue(
  'people',
  {
    kind: 'organisation',
    topic: 'organisation',
    subjects: sql`select id from organisation where kind <> 'admin' and status = 'approved'`,
    sample: (_, side) => [side, 'Motivul.'],
  },
  {
    hidden: event({ label: 'Apariția dvs. în director a fost ascunsă', to }, (kind: Side, reason: string) => ({
      ...ownPage(kind),
      message: `Membrii nu vă mai găsesc în director. Motiv: ${reason} Puteți schimba textul și puteți scrie asociației un tichet de suport.`,
    })),
    unhidden: event({ label: 'Apariția dvs. în director nu mai este ascunsă', to }, (kind: Side) => ({
      ...ownPage(kind),
      message: 'Asociația a ridicat ascunderea. Dacă apariția este pornită, membrii vă găsesc din nou.',
    })),
  },
);
