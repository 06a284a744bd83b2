import * as words from '@psp/contracts/words/service-requests';
import { sql } from 'kysely';
import type { Capability } from '../../capability.ts';
import { expireRequests, remind } from './pass-time.ts';
import { ServiceRequest } from './service-request.entity.ts';

export const serviceRequests: Capability = {
  name: 'service-requests',
  words,
  entities: [ServiceRequest],
  counts: {
    uat: ({ organisationId }) => ({
      serviceRequests: sql`select count(*) from service_request
        where organisation_id = ${organisationId} and status in ('draft', 'sent', 'in_progress')`,
    }),
  },
  time: { remind, expireRequests },
  personalData: {
    exports: {
      solicitari: {
        about: 'solicitările începute de dumneavoastră',
        column: 'service_request.created_by',
        rows: (id, isMine) => sql`
          select number, title, category, description, deadline, budget_min, budget_max, county_code,
          locality, urgency, visibility, status, sent_at, created_at from service_request
          where created_by = ${id} and ${isMine('organisation_id')} order by id`,
      },
      'versiuni-de-solicitari': {
        about: 'versiunile lor scrise de dumneavoastră',
        column: 'service_request_revision.created_by',
        rows: (id, isMine) => sql`select q.number, r.revision, r.content, r.created_at from service_request_revision r
          join service_request q on q.id = r.request_id
          where r.created_by = ${id} and ${isMine('q.organisation_id')} order by q.number, r.revision`,
      },
    },
    stays: ['service_request.created_by', 'service_request_revision.created_by'],
    actsElsewhere: (id) => [
      sql`select organisation_id, 'service-request', number, 'create', created_at from service_request where created_by = ${id}`,
      sql`select q.organisation_id, 'service-request', q.number, 'edit', r.created_at
        from service_request_revision r join service_request q on q.id = r.request_id where r.created_by = ${id}`,
    ],
  },
};
