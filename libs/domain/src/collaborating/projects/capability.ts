import * as words from '@psp/contracts/words/projects';
import type { Capability } from '../../capability.ts';
import { Milestone } from './milestone.entity.ts';
import { Project } from './project.entity.ts';

export const projects: Capability = {
  name: 'projects',
  words,
  entities: [Milestone, Project],
  constraints: { project_request_id_key: 'request.already_decided' },
};
