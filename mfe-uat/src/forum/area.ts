import type { ForumArea } from '@psp/features/forum/ui/area';
import { createApi } from '@psp/remote/api';

/** The forum as an authority reads it. */
export const forum: ForumArea = {
  kind: 'uat',
  api: createApi('uat'),
  title: 'Forum',
  path: '/uat/forum',
  topicPath: '/uat/forum',
};
