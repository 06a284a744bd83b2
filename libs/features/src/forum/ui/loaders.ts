import { listLoader, startLoading } from '@psp/remote/start-loading';
import type { LoaderFunction } from 'react-router-dom';
import { type ForumArea, topicFilters } from './area.ts';
import { placeIn, topicQuery, topicsQuery } from './queries.ts';

interface Props {
  area: ForumArea;
}

export const topicsLoader = ({ area }: Props): LoaderFunction =>
  listLoader(topicFilters(area), (filters) => topicsQuery(area, filters));

export const topicLoader =
  ({ area }: Props): LoaderFunction =>
  (args) =>
    startLoading(args, topicQuery(area, args.params.id ?? '', placeIn(new URL(args.request.url).searchParams)));
