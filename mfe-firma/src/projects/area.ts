import type { ProjectArea } from '@psp/features/projects/ui/area';
import { api } from '../common/api.ts';
import { messages } from '../messages/area.ts';

/** Projects as the firm looks at them. */
export const projects: ProjectArea = { kind: 'firma', client: api, messages, requests: '/firma/opportunities' };
