import { listLoader, recordLoader } from '@psp/remote/start-loading';
import type { LoaderFunction } from 'react-router-dom';
import { articleFilters, type ArticlesArea } from './area.ts';
import { articleQuery, articlesQuery } from './queries.ts';

interface Props {
  area: ArticlesArea;
}

export const articlesLoader = ({ area }: Props): LoaderFunction =>
  listLoader(articleFilters(area), (filters) => articlesQuery(area, filters));

export const articleLoader = ({ area }: Props): LoaderFunction => recordLoader((id) => articleQuery(area, id));
