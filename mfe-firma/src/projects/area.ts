import type { ProjectArea } from '@psp/features/projects/ui/area';
import { api } from '../common/api.ts';

/** Projects as the firm looks at them. */
export const projects: ProjectArea = { kind: 'firma', client: api, requests: '/firma/opportunities' };
