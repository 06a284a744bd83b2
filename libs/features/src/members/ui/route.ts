import type { Kind } from '@psp/contracts/common';
import { type PageRoute, pageWith } from '@psp/remote/page';
import { membersOf } from './area.ts';

/** Creates the route of an area's members. */
export const membersRoute = (area: Kind): PageRoute =>
  pageWith(
    { members: membersOf(area) },
    'members',
    async () => (await import('./members-page.tsx')).MembersPage,
    async () => (await import('./loaders.ts')).membersLoader,
  );
