import { recordLoader, startLoading } from '@psp/remote/start-loading';
import type { LoaderFunction } from 'react-router-dom';
import { type ProjectArea, projectList } from './area.ts';
import { boardQuery, projectQuery, projectsQuery } from './queries.ts';

interface Props {
  area: ProjectArea;
}

export const projectsLoader =
  ({ area }: Props): LoaderFunction =>
  (args) => {
    const filters = projectList[area.kind].read(new URL(args.request.url).searchParams);
    if (filters.view === 'board') return startLoading(args, boardQuery(area, filters));
    return startLoading(args, projectsQuery(area, filters));
  };

export const projectLoader = ({ area }: Props): LoaderFunction => recordLoader((id) => projectQuery(area, id));
