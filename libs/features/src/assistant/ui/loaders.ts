import { startLoading } from '@psp/remote/start-loading';
import type { LoaderFunction, LoaderFunctionArgs } from 'react-router-dom';
import type { AssistantArea } from './area.ts';
import { conversationQuery, conversationsQuery, startQuery } from './queries.ts';

const beside = (args: LoaderFunctionArgs, area: AssistantArea) => [
  startLoading(args, startQuery(area)),
  startLoading(args, conversationsQuery(area)),
];

export const newConversationLoader =
  (area: AssistantArea): LoaderFunction =>
  (args) =>
    Promise.all(beside(args, area));

export const conversationLoader =
  (area: AssistantArea): LoaderFunction =>
  (args) =>
    Promise.all([startLoading(args, conversationQuery(area, args.params.id ?? '')), ...beside(args, area)]);
