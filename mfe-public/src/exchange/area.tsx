import type { ExchangeArea } from '@psp/features/exchange/ui/area';
import { createApi } from '@psp/remote/api';
import { Door } from './door.tsx';
import { strings } from './strings.ts';

/** Path of the list; a project's page is below it. */
export const PROJECTS = '/proiecte';

/** The exchange of projects as visitors read it. */
export const exchange: ExchangeArea = {
  kind: 'public',
  api: createApi('public'),
  title: strings.title,
  path: PROJECTS,
  trail: [{ label: strings.home, href: '/' }],
  more: ({ id }) => <Door id={id} />,
};
