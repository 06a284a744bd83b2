import * as words from '@psp/contracts/words/offers';
import { sql } from 'kysely';
import type { Capability } from '../../capability.ts';
import { openOffers } from '../opportunities/counts.ts';
import { Offer } from './offer.entity.ts';
import { expireOffers } from './pass-time.ts';

export const offers: Capability = {
  name: 'offers',
  words,
  entities: [Offer],
  constraints: {
    offer_one_live_per_firma: 'offer.exists',
    offer_one_accepted: 'request.already_decided',
  },
  counts: { firma: ({ organisationId }) => ({ offers: openOffers(organisationId) }) },
  time: { expireOffers },
  personalData: {
    exports: {
      oferte: {
        about: 'ofertele începute de dumneavoastră',
        column: 'offer.created_by',
        rows: (id, isMine) => sql`
          select q.number as request, f.status, f.price, f.vat_rate, f.delivery_days, f.valid_until,
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
