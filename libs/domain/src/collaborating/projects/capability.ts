import * as words from '@psp/contracts/words/projects';
import { sql } from 'kysely';
import type { Capability } from '../../capability.ts';
import { ACTIVE } from './active.ts';
import { Milestone } from './milestone.entity.ts';
import { Project } from './project.entity.ts';

export const projects: Capability = {
  name: 'projects',
  words,
  entities: [Milestone, Project],
  counts: {
    uat: ({ organisationId }) => ({
      projects: sql`select count(*) from project where uat_id = ${organisationId} and ${ACTIVE}`,
    }),
    firma: ({ organisationId }) => ({
      projects: sql`select count(*) from project where firma_id = ${organisationId} and ${ACTIVE}`,
    }),
  },
  constraints: { project_request_id_key: 'request.already_decided' },
};
