import { ButtonLink } from '@psp/design-system/button';
import type { PeopleArea } from '@psp/features/people/ui/area';
import { createApi } from '@psp/remote/api';
import { lazy, Suspense } from 'react';
import { strings } from './strings.ts';

/* Loaded with the page of a person alone. */
const HideButton = lazy(() => import('./hide-button.tsx').then((module) => ({ default: module.HideButton })));

/** The directory of people as the association reads it: as members do, with hidden listings apart. */
export const people: PeopleArea = {
  kind: 'admin',
  api: createApi('admin'),
  path: '/admin/people',
  own: null,
  listActions: () => (
    <ButtonLink variant="secondary" href="/admin/people/hidden">
      {strings.toHidden}
    </ButtonLink>
  ),
  tools: (person) => (
    <Suspense>
      <HideButton person={person} />
    </Suspense>
  ),
};
