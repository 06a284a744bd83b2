import { listLoader } from '@psp/remote/start-loading';
import type { LoaderFunction } from 'react-router-dom';
import { type EnrolmentArea, registerFilters } from './area.ts';
import { registerQuery } from './queries.ts';

export const registerLoader = ({ area }: { area: EnrolmentArea }): LoaderFunction =>
  listLoader(registerFilters(area), (filters) => registerQuery(area, filters));
