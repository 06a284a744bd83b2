import type { ProjectArea } from '@psp/features/projects/ui/area';
import { createApi } from '@psp/remote/api';
import { messages } from '../messages/area.ts';

/** Configuration of the project pages for authorities. */
export const projects: ProjectArea = {
  kind: 'uat',
  api: createApi('uat'),
  messages,
  requests: '/uat/service-requests',
};
