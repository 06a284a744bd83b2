import { type PageRoute, pageWith } from '@psp/remote/page';
import type { EnrolmentArea } from './area.ts';

/** Creates the route of the training register of an area; `base` is that of its courses. */
export const registerRoute = (area: EnrolmentArea, base: string): PageRoute =>
  pageWith(
    { area },
    `${base}/registru`,
    async () => (await import('./register-page.tsx')).RegisterPage,
    async () => (await import('./loaders.ts')).registerLoader,
  );
