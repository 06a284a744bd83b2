import type { Capability } from '../../capability.ts';
import { Milestone } from './milestone.entity.ts';
import { Project } from './project.entity.ts';

export const projects: Capability = {
  name: 'projects',
  entities: [Milestone, Project],
  constraints: { project_request_id_key: 'request.already_decided' },
};
