import { page, type PageRoute } from '@psp/remote/page';

/** Hidden listings of the directory of people. */
export const hiddenPeopleRoutes: PageRoute[] = [
  page(
    'people/hidden',
    async () => (await import('./hidden-page.tsx')).HiddenPeoplePage,
    async () => (await import('./queries.ts')).loadHidden,
  ),
];
