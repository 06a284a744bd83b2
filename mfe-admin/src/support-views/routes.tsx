import type { RouteObject } from 'react-router-dom';
import { page } from '../common/page.tsx';
import { loadSupport } from './queries.ts';

/** What an organisation sees, for support. */
export const supportViewRoutes: RouteObject[] = [
  page('users/organizatii/:id/suport', loadSupport, async () => (await import('./support-page.tsx')).SupportPage),
];
