import { page, type PageRoute } from '@psp/remote/page';

/** Courses. */
export const trainingRoutes: PageRoute[] = [
  page(
    'training',
    async () => (await import('./trainings-page.tsx')).TrainingsPage,
    async () => (await import('./queries.ts')).trainingQueue.loadList,
  ),
  page(
    'training/:id',
    async () => (await import('./training-page.tsx')).TrainingPage,
    async () => (await import('./queries.ts')).trainingQueue.loadView,
  ),
];
