import type { OfferStatus } from '@psp/contracts/offer-names';
import { ACTS, ERRORS, LIVE_TOPICS, TODOS } from '@psp/contracts/words/offers';
import { OWN_GROUPS } from '@psp/contracts/words/search/offers';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Capability } from '../../capability.ts';
import { ClosedOffers } from '../../migrations/0014-closed-offers.ts';
import { ReasonsOfChoices } from '../../migrations/0028-reasons-of-choices.ts';
import { OfferLines } from '../../migrations/0052-offer-lines.ts';
import { OfferVersions } from '../../migrations/0053-offer-versions.ts';
import { causedBy } from '../../operating/audit/last-act.ts';
import type { Sql } from '../../sql.ts';
import { isOpen } from '../service-requests/sealed.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { Offer } from './offer.entity.ts';
import { expireOffers } from './pass-time.ts';
import { countOffers, isCompared } from './queries.ts';
import { ownSearch } from './search.ts';
import { whyExpired } from './why-expired.ts';

/** To-do list of the firm's offers in this status that can still be submitted. */
const submittable =
  (status: OfferStatus) =>
  ({ organisationId }: Actor): Sql =>
    sql`select r.id, r.number, r.title, u.name, 1, r.deadline from offer o
    join service_request r on r.id = o.request_id join organisation u on u.id = r.organisation_id
    where o.organisation_id = ${organisationId} and o.status = ${status} and ${isOpen}`;

export const offers: Capability = {
  name: 'offers',
  words: { ACTS, ERRORS, LIVE_TOPICS, OWN_GROUPS, TODOS },
  ownSearch,
  entities: [Offer],
  notifications: NOTIFICATIONS,
  conversations: { isCompared },
  migrations: {
    '0014-closed-offers': ClosedOffers,
    '0028-reasons-of-choices': ReasonsOfChoices,
    '0052-offer-lines': OfferLines,
    '0053-offer-versions': OfferVersions,
  },
  constraints: {
    offer_one_live_per_firma: 'offer.exists',
    offer_one_accepted: 'request.already_decided',
  },
  counts: { firma: (actor) => ({ offers: countOffers(actor, 'open') }) },
  todos: { firma: { confirmOffer: submittable('to_confirm'), finishOffer: submittable('draft') } },
  time: { expireOffers },
  causes: {
    'offer.exists': causedBy({
      acts: ['offer.create', 'offer.submit'],
      rows: (id, { organisationId }) => sql`select o.id from offer o
        where o.request_id = ${id} and o.organisation_id = ${organisationId} and o.status <> 'withdrawn'`,
      wayOn: 'Oferta se continuă de pe pagina solicitării.',
    }),
    'offer.expired': whyExpired,
    'offer.firm_not_active': causedBy({
      acts: ['organisation.suspend'],
      rows: (id) => sql`select o.organisation_id from offer o where o.id = ${id}`,
      wayOn: 'Oferta firmei nu poate fi aleasă cât timp este suspendată; puteți alege altă ofertă.',
    }),
  },
  // The authority sees only the number of submitted offers: events of drafts and edits are not sent to it.
  live: sql`select c.event, 'service-request:' || o.request_id, side.id, null from changed c join offer o on o.id = c.id
    join service_request r on r.id = o.request_id, lateral (select o.organisation_id as id
      union all select r.organisation_id where c.action not in ('offer.create', 'offer.edit', 'offer.discard', 'offer.attach', 'offer.revise')
        and (c.action = 'offer.submit' or c."from" is distinct from 'draft')) side
    where c.entity = 'offer'`,
  personalData: {
    exports: {
      oferte: {
        about: 'ofertele începute de dumneavoastră',
        column: 'offer.created_by',
        rows: (id, isMine) => sql`
          select q.number as request, f.status, f.price, f.vat_rate, f.lines, f.delivery_days, f.valid_until,
          f.method, f.team, f.submitted_at, f.created_at from offer f join service_request q on q.id = f.request_id
          where f.created_by = ${id} and ${isMine('f.organisation_id')} order by f.id`,
      },
    },
    stays: ['offer.created_by'],
    actsElsewhere: (id) => [
      sql`select organisation_id, 'offer', id::text, 'create', created_at from offer where created_by = ${id}`,
    ],
  },
};
