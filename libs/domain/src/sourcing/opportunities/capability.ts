import { ACTS, ERRORS } from '@psp/contracts/words/opportunities';
import { OWN_GROUPS } from '@psp/contracts/words/search/opportunities';
import { sql } from 'kysely';
import type { Capability } from '../../capability.ts';
import { IgnoredOpportunities } from '../../migrations/0054-ignored-opportunities.ts';
import { OpportunityAlerts } from '../../migrations/0055-opportunity-alerts.ts';
import { causedBy } from '../../operating/audit/last-act.ts';
import { isShownTo } from '../service-requests/shown-to.ts';
import { enqueueAlerts } from './alerts/ask.ts';
import { MAILS } from './alerts/mails.ts';
import { NOTIFICATIONS } from './alerts/notifications.ts';
import { alertMembers } from './alerts/send-alerts.ts';
import { countSuited } from './list.ts';
import { ownSearch } from './search.ts';

export const opportunities: Capability = {
  name: 'opportunities',
  words: { ACTS, ERRORS, OWN_GROUPS },
  ownSearch,
  mails: MAILS,
  migrations: {
    '0054-ignored-opportunities': IgnoredOpportunities,
    '0055-opportunity-alerts': OpportunityAlerts,
  },
  notifications: NOTIFICATIONS,
  conversations: { seesRequest: isShownTo },
  listeners: { 'service-request.shown': async (write, { requestId }) => enqueueAlerts(write, requestId) },
  causes: {
    'opportunity.begun': causedBy({
      acts: ['offer.create', 'offer.submit', 'consultation-answer.submit'],
      rows: (id, { organisationId }) => sql`select o.id from offer o
        where o.request_id = ${id} and o.organisation_id = ${organisationId} and o.status <> 'withdrawn'
        union all select n.id from consultation_answer n
        where n.request_id = ${id} and n.organisation_id = ${organisationId} and n.status = 'submitted'`,
      wayOn: 'Solicitarea poate fi ignorată după ce retrageți oferta sau răspunsul, ori ștergeți ciorna.',
    }),
  },
  time: { alertMembers },
  // If a job fails, the alerts are sent by the lifecycle run within a quarter of an hour.
  jobs: { 'opportunity-alerts': { retryLimit: 3, expireInSeconds: 300, again: {} } },
  tidy: [
    // A request that ended can never be new again.
    `delete from saved_filter_seen s using service_request r where r.id = s.request_id and r.status <> 'sent'`,
    `delete from alert_mail_link where created_at < now() - interval '1 year'`,
  ],
  counts: { firma: (actor) => ({ opportunities: countSuited(actor) }) },
};
