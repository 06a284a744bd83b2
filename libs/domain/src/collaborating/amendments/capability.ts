import { ACTS, ERRORS, LIVE_TOPICS, TODOS } from '@psp/contracts/words/amendments';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Capability } from '../../capability.ts';
import { AgreedTerms } from '../../migrations/0032-agreed-terms.ts';
import { MovedMilestones } from '../../migrations/0093-moved-milestones.ts';
import { causedBy } from '../../operating/audit/last-act.ts';
import { ownProjects, projectParties } from '../projects/queries.ts';
import { projectWatchers } from '../projects/watchers.ts';
import { Amendment } from './amendment.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';

const toDecide = (actor: Actor) => sql`select p.id, r.number, r.title, w.name, 1, null::timestamptz
  from amendment a join project p on p.id = a.project_id ${projectParties} join organisation w on w.id = a.organisation_id
  where ${ownProjects(actor)} and a.status = 'proposed' and a.organisation_id <> ${actor.organisationId}`;

export const amendments: Capability = {
  name: 'amendments',
  words: { ACTS, ERRORS, LIVE_TOPICS, TODOS },
  entities: [Amendment],
  notifications: NOTIFICATIONS,
  migrations: { '0032-agreed-terms': AgreedTerms, '0093-moved-milestones': MovedMilestones },
  constraints: { amendment_one_proposed: 'amendment.exists' },
  causes: {
    'amendment.exists': causedBy({
      acts: ['amendment.propose'],
      rows: (id) => sql`select id from amendment where project_id = ${id} and status = 'proposed'`,
      wayOn: 'Puteți propune alta după ce aceasta primește răspuns sau este retrasă.',
    }),
  },
  live: projectWatchers(sql`select c.event, a.project_id from changed c join amendment a on a.id = c.id
    where c.entity = 'amendment'`),
  todos: { uat: { decideAmendment: toDecide }, firma: { decideAmendment: toDecide } },
};
