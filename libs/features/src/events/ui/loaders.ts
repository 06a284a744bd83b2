import { listLoader, startLoading } from '@psp/remote/start-loading';
import type { LoaderFunction } from 'react-router-dom';
import { ownFeedbackQuery } from '../../feedback/ui/area.ts';
import { materialsQuery } from '../../materials/ui/area.ts';
import { type EventArea, eventFilters } from './area.ts';
import { eventQuery, eventsQuery } from './queries.ts';

interface Props {
  area: EventArea;
}

export const eventsLoader = ({ area }: Props): LoaderFunction =>
  listLoader(eventFilters(area), (filters) => eventsQuery(area, filters));

export const eventLoader =
  ({ area }: Props): LoaderFunction =>
  (args) => {
    const { id = '' } = args.params;
    return Promise.all([
      startLoading(args, eventQuery(area, id)),
      // A service of the release before knows neither; the page then leaves them out.
      startLoading(args, materialsQuery(area, id)).catch(() => null),
      startLoading(args, ownFeedbackQuery(area, id)).catch(() => null),
    ]);
  };
