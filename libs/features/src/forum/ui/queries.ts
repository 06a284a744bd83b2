import type { TopicQuery } from '@psp/contracts/forum';
import { showToast } from '@psp/design-system/toast';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import { isId, page } from '@psp/remote/lists/by-parts';
import { listQuery, readQuery } from '@psp/remote/queries';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ForumArea } from './area.ts';
import { strings } from './strings.ts';

export const topicsQuery = ({ kind, api }: ForumArea, query: TopicQuery) =>
  listQuery(api, [kind, 'forum', 'list', query], 'GET /forum/topics', { query });

/** Which page of a topic is shown: a number, or the page that holds a reply. */
export interface TopicPlace {
  page: number;
  reply?: string | undefined;
}

/** Reads the place from the address of a topic. */
export const placeIn = (search: URLSearchParams): TopicPlace => {
  const reply = search.get('reply');
  return { page: page.read(search.get('page')), ...(isId(reply) ? { reply } : {}) };
};

export const topicQuery = ({ kind, api }: ForumArea, id: string, place: TopicPlace) =>
  queryOptions({
    ...readQuery(api, [kind, 'forum', 'one', id, place], 'GET /forum/topics/:id', { id, query: place }),
    placeholderData: keepPreviousData,
  });

export const alikeQuery = ({ kind, api }: ForumArea, title: string) =>
  readQuery(api, [kind, 'forum', 'alike', title], 'GET /forum/alike', { query: { title } });

export const newsQuery = ({ kind, api }: Pick<ForumArea, 'kind' | 'api'>) =>
  readQuery(api, [kind, 'forum', 'news'], 'GET /forum/news');
export const textsQuery = ({ kind, api }: ForumArea, id: string, version: number) =>
  readQuery(api, [kind, 'forum', 'texts', id, version], 'GET /forum/posts/:id/texts', { id });

/** Tells the writer of a post which names stayed plain text. */
export const tellUnmentioned = (names: readonly string[]): void => {
  if (names.length > 0)
    showToast({ title: strings.unmentioned(names), message: strings.unmentionedText, tone: 'info' });
};

/** Act in the forum; refetches topics, lists and the counts of the navigation. */
export const useForumAct = <Input = string | void, Answer = unknown>(
  { kind }: ForumArea,
  options: Omit<ActOptions<Input, Answer>, 'refreshes' | 'view'>,
) =>
  useAct<Input, Answer>({
    ...options,
    refreshes: [
      [kind, 'forum'],
      [kind, 'navigation-counts'],
    ],
  });
