import { listLoader } from '@psp/remote/start-loading';
import type { RouteObject } from 'react-router-dom';
import { page } from '../common/page.tsx';
import { changeFilters, changesQuery } from './change-queries.ts';
import { loadSettings } from './load.ts';
import { loadText } from './text-queries.ts';

const none = () => null;

/** Pages of the settings: their tabs, the starting texts, and the changes of all settings. */
export const settingRoutes: RouteObject[] = [
  page('settings', loadSettings, async () => (await import('./settings-page.tsx')).SettingsPage),
  page(
    'settings/versiuni',
    listLoader(changeFilters, changesQuery),
    async () => (await import('./changes-page.tsx')).ChangesPage,
  ),
  page('settings/texts/new', none, async () => (await import('./text-page.tsx')).TextPage),
  page('settings/texts/:id', loadText, async () => (await import('./text-page.tsx')).TextPage),
];
