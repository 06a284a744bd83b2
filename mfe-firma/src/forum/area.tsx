import type { ForumArea } from '@psp/features/forum/ui/area';
import { createApi } from '@psp/remote/api';
import { NetworkTabs } from '../network/network-tabs.tsx';

/** The forum as a firm reads it. */
export const forum: ForumArea = {
  kind: 'firma',
  api: createApi('firma'),
  title: 'Comunitate',
  path: '/firma/network',
  topicPath: '/firma/network/forum',
  tabs: () => <NetworkTabs current="forum" />,
};
