import { page, type PageRoute } from '@psp/remote/page';

/** Pages of the settings: their tabs, the starting texts, and the changes of all settings. */
export const settingRoutes: PageRoute[] = [
  page(
    'settings',
    async () => (await import('./settings-page.tsx')).SettingsPage,
    async () => (await import('./load.ts')).loadSettings,
  ),
  page(
    'settings/versiuni',
    async () => (await import('./changes-page.tsx')).ChangesPage,
    async () => (await import('./change-queries.ts')).loadChanges,
  ),
  page('settings/texts/new', async () => (await import('./text-page.tsx')).TextPage),
  page(
    'settings/texts/:id',
    async () => (await import('./text-page.tsx')).TextPage,
    async () => (await import('./text-queries.ts')).loadText,
  ),
];
