import { listLoader } from '@psp/remote/start-loading';
import type { RouteObject } from 'react-router-dom';
import { type EnrolmentArea, registerFilters } from './area.ts';
import { registerQuery } from './queries.ts';

/** Creates the route of the training register of an area; `base` is that of its courses. */
export const registerRoute = (area: EnrolmentArea, base: string): RouteObject => ({
  path: `${base}/registru`,
  loader: listLoader(registerFilters(area), (filters) => registerQuery(area, filters)),
  lazy: {
    Component: async () => {
      const { RegisterPage } = await import('./register-page.tsx');
      return () => <RegisterPage area={area} />;
    },
  },
});
