import type { ProjectArea } from '@psp/features/projects/ui/area';
import { api } from '../common/api.ts';
import { messages } from '../messages/area.ts';

/** Projects as the authority looks at them. */
export const projects: ProjectArea = { kind: 'uat', client: api, messages, requests: '/uat/service-requests' };
