import { ACTS, ERRORS, LIVE_TOPICS, TODOS } from '@psp/contracts/words/projects';
import { OWN_GROUPS } from '@psp/contracts/words/search/projects';
import { sql } from 'kysely';
import type { Capability } from '../../capability.ts';
import { ProgressBeforeDelivery } from '../../migrations/0019-progress-before-delivery.ts';
import { OpenWork } from '../../migrations/0045-open-work.ts';
import { FilteredProjects } from '../../migrations/0169-filtered-projects.ts';
import { causedBy } from '../../operating/audit/last-act.ts';
import { beginOfDay } from '../../time.ts';
import { Delivery } from './delivery.entity.ts';
import { openProject, stopProject } from './follow-requests.ts';
import { Milestone } from './milestone.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { Project } from './project.entity.ts';
import { countProjects, ownProjects, projectParties } from './queries.ts';
import { ownSearch } from './search.ts';
import { projectWatchers } from './watchers.ts';

export const projects: Capability = {
  name: 'projects',
  words: { ACTS, ERRORS, LIVE_TOPICS, OWN_GROUPS, TODOS },
  ownSearch,
  entities: [Delivery, Milestone, Project],
  notifications: NOTIFICATIONS,
  listeners: { 'offer.accepted': openProject, 'service-request.cancelled': stopProject },
  causes: {
    'project.closed': causedBy({
      acts: ['service-request.cancel'],
      rows: (id) => sql`select request_id from project where id = ${id}`,
      wayOn: 'Proiectul nu mai poate fi modificat; tot ce conține rămâne de citit și de tipărit.',
    }),
  },
  migrations: {
    '0019-progress-before-delivery': ProgressBeforeDelivery,
    '0045-open-work': OpenWork,
    '0169-filtered-projects': FilteredProjects,
  },
  counts: {
    uat: (actor) => ({ projects: countProjects(actor, 'active') }),
    firma: (actor) => ({ projects: countProjects(actor, 'active') }),
  },
  live: projectWatchers(sql`select c.event, c.id as project_id from changed c where c.entity = 'project'`),
  todos: {
    uat: {
      acceptDelivery: (actor) => sql`select p.id, r.number, r.title, f.name, 1, p.delivered_at + interval '7 days'
        from project p ${projectParties} where ${ownProjects(actor)} and p.status = 'review' and p.closed_at is null`,
    },
    firma: {
      startProject: (actor) => sql`select p.id, r.number, r.title, u.name, 1, p.created_at + interval '7 days'
        from project p ${projectParties} where ${ownProjects(actor)} and p.status = 'planning' and p.closed_at is null`,
      continueProject: (actor) => sql`select p.id, r.number, r.title, u.name, 1, ${beginOfDay(sql`p.due_on`)}
        from project p ${projectParties}
        where ${ownProjects(actor)} and p.status = 'in_progress' and p.closed_at is null and p.changes_reason is not null`,
    },
  },
  constraints: { project_request_id_key: 'request.already_decided' },
};
