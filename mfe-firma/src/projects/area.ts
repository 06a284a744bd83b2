import type { ProjectArea } from '@psp/features/projects/ui/area';
import { createApi } from '@psp/remote/api';
import { messages } from '../messages/area.ts';

/** Configuration of the project pages for firms. */
export const projects: ProjectArea = {
  kind: 'firma',
  api: createApi('firma'),
  messages,
  requests: '/firma/opportunities',
};
