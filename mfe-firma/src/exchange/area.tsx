import type { ExchangeArea } from '@psp/features/exchange/ui/area';
import { createApi } from '@psp/remote/api';
import { NetworkTabs } from '../network/network-tabs.tsx';
import { NamingCard } from './naming-card.tsx';
import { strings } from './strings.ts';

/** The exchange of projects as a firm reads it, a page of "Rețea". */
export const exchange: ExchangeArea = {
  kind: 'firma',
  api: createApi('firma'),
  title: strings.title,
  path: '/firma/exchange',
  trail: [],
  tabs: () => <NetworkTabs current="projects" />,
  more: (project) => <NamingCard project={project} />,
};
