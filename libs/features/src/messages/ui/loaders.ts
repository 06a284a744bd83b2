import { listLoader, startLoading } from '@psp/remote/start-loading';
import type { LoaderFunction } from 'react-router-dom';
import { aboutIn, conversationFilters, isAboutNobody, type MessagesArea } from './area.ts';
import { conversationQuery, conversationsQuery, startQuery } from './queries.ts';

interface Props {
  area: MessagesArea;
}

export const conversationsLoader = ({ area }: Props) =>
  listLoader(conversationFilters(area), (filters) => conversationsQuery(area, filters));

export const conversationLoader = ({ area }: Props): LoaderFunction => {
  const loadList = conversationsLoader({ area });
  return (args) => {
    // The page reports a missing conversation beside the list.
    const one = startLoading(args, conversationQuery(area, args.params.id ?? '')).catch(() => null);
    return Promise.all([loadList(args), one]);
  };
};

export const newMessageLoader =
  ({ area }: Props): LoaderFunction =>
  (args) => {
    const about = aboutIn(new URL(args.request.url).searchParams);
    return isAboutNobody(about) ? null : startLoading(args, startQuery(area, about));
  };
