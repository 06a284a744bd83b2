import { type PageRoute, pageWith } from '@psp/remote/page';
import type { TrainingArea } from './area.ts';

/** Creates the routes of an area's catalogue of courses at `base`. */
export const trainingRoutes = (area: TrainingArea, base: string): PageRoute[] => [
  pageWith(
    { area },
    base,
    async () => (await import('./trainings-page.tsx')).TrainingsPage,
    async () => (await import('./loaders.ts')).trainingsLoader,
  ),
  pageWith(
    { area },
    `${base}/:id`,
    async () => (await import('./training-page.tsx')).TrainingPage,
    async () => (await import('./loaders.ts')).trainingLoader,
  ),
];
