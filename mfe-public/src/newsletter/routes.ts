import type { RouteObject } from 'react-router-dom';
import { page } from '../common/page.tsx';

/** Pages that links of mails open, which share a chunk. */
export const mailLinkRoutes: RouteObject[] = [
  page(
    'newsletter/confirmare',
    async () => (await import(/* webpackChunkName: 'mail-links' */ './confirm-page.tsx')).ConfirmPage,
  ),
  page(
    'newsletter/preferinte',
    async () => (await import(/* webpackChunkName: 'mail-links' */ './preferences-page.tsx')).PreferencesPage,
  ),
  page(
    'newsletter/dezabonare',
    async () => (await import(/* webpackChunkName: 'mail-links' */ './unsubscribe-page.tsx')).UnsubscribePage,
  ),
  page(
    'alerte/dezabonare',
    async () =>
      (await import(/* webpackChunkName: 'mail-links' */ '../opportunities/stop-alerts-page.tsx')).StopAlertsPage,
  ),
  page(
    'rapoarte/dezabonare',
    async () => (await import(/* webpackChunkName: 'mail-links' */ '../reports/stop-mail-page.tsx')).StopMailPage,
  ),
];
