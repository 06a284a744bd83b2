import { type PageRoute, pageWith } from '@psp/remote/page';
import type { LegislationArea } from './area.ts';

/** Creates the routes of an area's acts at `base`. */
export const legislationRoutes = (area: LegislationArea, base: string): PageRoute[] => [
  pageWith(
    { area },
    base,
    async () => (await import('./acts-page.tsx')).ActsPage,
    async () => (await import('./loaders.ts')).actsLoader,
  ),
  pageWith(
    { area },
    `${base}/:id`,
    async () => (await import('./act-page.tsx')).ActPage,
    async () => (await import('./loaders.ts')).actLoader,
  ),
];
