import type { LibraryArea } from '@psp/features/library/ui/area';
import { createApi } from '@psp/remote/api';
import { NetworkTabs } from '../network/network-tabs.tsx';

/** The library as a firm reads it, a page of "Rețea". */
export const library = {
  kind: 'firma',
  api: createApi('firma'),
  title: 'Resurse',
  listPath: '/firma/network/resources',
  path: '/firma/resource',
  searchPath: '/firma/network/resources/cautare',
  trail: [],
  assistantPath: '/firma/ai-chat',
  legislationPath: '/firma/legislation',
  tabs: () => <NetworkTabs current="resources" />,
} satisfies LibraryArea;
