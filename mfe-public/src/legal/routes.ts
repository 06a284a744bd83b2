import type { RouteObject } from 'react-router-dom';
import { page } from '../common/page.tsx';
import { loadLegal } from './queries.ts';

/** The legal documents, which share a chunk. */
export const legalRoutes: RouteObject[] = [
  page('legal/termeni', async () => (await import(/* webpackChunkName: 'legal' */ './legal-page.tsx')).TermsPage, {
    loader: loadLegal('termeni'),
  }),
  page(
    'legal/confidentialitate',
    async () => (await import(/* webpackChunkName: 'legal' */ './legal-page.tsx')).PrivacyPage,
    {
      loader: loadLegal('confidentialitate'),
    },
  ),
  page('legal/gdpr', async () => (await import(/* webpackChunkName: 'legal' */ './legal-page.tsx')).GdprPage, {
    loader: loadLegal('gdpr'),
  }),
  page(
    'legal/accesibilitate',
    async () => (await import(/* webpackChunkName: 'legal' */ './accessibility-page.tsx')).AccessibilityPage,
    {
      loader: loadLegal('accesibilitate'),
    },
  ),
];
