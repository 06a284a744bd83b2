import { ACTS, ERRORS, LIVE_TOPICS, TODOS } from '@psp/contracts/words/groups';
import { sql } from 'kysely';
import type { Capability } from '../../capability.ts';
import { Groups } from '../../migrations/0043-groups.ts';
import { causedBy } from '../../operating/audit/last-act.ts';
import { GroupPart } from './group-part.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';

export const groups: Capability = {
  name: 'groups',
  words: { ACTS, ERRORS, LIVE_TOPICS, TODOS },
  entities: [GroupPart],
  notifications: NOTIFICATIONS,
  migrations: { '0043-groups': Groups },
  constraints: { group_part_one: 'version.stale', group_without_parts: 'group.nobody_confirmed' },
  causes: {
    'group.sent': causedBy({
      acts: ['service-request.send'],
      wayOn: 'Participanții și părțile lor nu se mai schimbă; ce mai este de lămurit se scrie în mesaje.',
    }),
  },
  todos: {
    uat: {
      answerGroup: ({ organisationId }) => sql`select r.id, r.number, r.title, u.name, 1, r.deadline
        from group_part g join service_request r on r.id = g.request_id join organisation u on u.id = r.organisation_id
        where g.organisation_id = ${organisationId} and g.status = 'invited' and r.status = 'draft'`,
      // When every invited authority has answered and at least one takes part.
      sendGroup: ({
        organisationId,
      }) => sql`select r.id, r.number, r.title, '', count(*) filter (where g.status = 'confirmed'), r.deadline
        from service_request r join group_part g on g.request_id = r.id
        where r.organisation_id = ${organisationId} and r.kind = 'group' and r.status = 'draft'
        group by r.id having count(*) filter (where g.status = 'confirmed') > 0
          and count(*) filter (where g.status = 'invited') = 0`,
    },
  },
  live: sql`select c.event, 'service-request:' || p.request_id, side.id, null from changed c
    join group_part p on p.id = c.id join service_request r on r.id = p.request_id,
    lateral (values (p.organisation_id), (r.organisation_id)) as side (id) where c.entity = 'group-part'`,
  personalData: {
    exports: {
      'parti-in-cereri-de-grup': {
        about: 'răspunsurile dumneavoastră la cereri de grup',
        column: 'group_part.answered_by',
        rows: (id, isMine) => sql`
          select q.number as request, g.status, g.need, g.quantity, g.budget, g.place, g.reason, g.answered_at
          from group_part g join service_request q on q.id = g.request_id
          where g.answered_by = ${id} and ${isMine('g.organisation_id')} order by g.id`,
      },
    },
    stays: ['group_part.answered_by'],
    actsElsewhere: (id) => [
      sql`select organisation_id, 'group-part', id::text, 'answer', answered_at from group_part where answered_by = ${id}`,
    ],
  },
};
