import type { EventArea } from '@psp/features/events/ui/area';
import { createApi } from '@psp/remote/api';
import { NetworkTabs } from '../network/network-tabs.tsx';

/** Events as a firm reads them. */
export const events: EventArea = {
  kind: 'firma',
  api: createApi('firma'),
  title: 'Evenimente',
  path: '/firma/network/evenimente',
  tabs: () => <NetworkTabs current="events" />,
};
