import type { ExchangeArea } from '@psp/features/exchange/ui/area';
import { createApi } from '@psp/remote/api';
import { lazy, Suspense } from 'react';
import { NetworkTabs } from '../network/network-tabs.tsx';
import { strings } from './strings.ts';

/* With its form, which no other page of the area's first load has. */
const NamingCard = lazy(async () => ({ default: (await import('./naming-card.tsx')).NamingCard }));

/** The exchange of projects as a firm reads it, a page of "Rețea". */
export const exchange: ExchangeArea = {
  kind: 'firma',
  api: createApi('firma'),
  title: strings.title,
  path: '/firma/exchange',
  trail: [],
  tabs: () => <NetworkTabs current="projects" />,
  more: (project) =>
    project.partner ? (
      <Suspense>
        <NamingCard project={project} />
      </Suspense>
    ) : null,
};
