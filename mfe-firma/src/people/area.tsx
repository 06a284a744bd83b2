import type { PeopleArea } from '@psp/features/people/ui/area';
import { createApi } from '@psp/remote/api';
import { NetworkTabs } from '../network/network-tabs.tsx';

const path = '/firma/network/persoane';

/** The directory of people as a firm reads it. */
export const people: PeopleArea = {
  kind: 'firma',
  api: createApi('firma'),
  path,
  own: { kind: 'firma', api: createApi('firma'), path: `${path}/eu`, directory: path },
  tabs: () => <NetworkTabs current="people" />,
};
