import { listLoader, startLoading } from '@psp/remote/start-loading';
import type { LoaderFunction } from 'react-router-dom';
import { actFilters, actQuery, actsQuery, type LegislationArea, readingOf } from './area.ts';

interface Props {
  area: LegislationArea;
}

export const actsLoader = ({ area }: Props): LoaderFunction =>
  listLoader(actFilters(area), (filters) => actsQuery(area, filters));

export const actLoader =
  ({ area }: Props): LoaderFunction =>
  (args) => {
    const { on } = readingOf(new URL(args.request.url).searchParams);
    return startLoading(args, actQuery(area, args.params.id ?? '', on));
  };
