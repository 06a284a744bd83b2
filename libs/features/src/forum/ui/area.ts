import type { Kind } from '@psp/contracts/common';
import type { TopicQuery } from '@psp/contracts/forum';
import { TOPIC_FILTERS, TOPIC_SORTS } from '@psp/contracts/forum-names';
import type { forumOperations } from '@psp/contracts/forum-operations';
import type { Api } from '@psp/remote/api';
import { byParts, matching, oneOf, page, text } from '@psp/remote/lists/by-parts';
import { listFilters } from '@psp/remote/lists/list-filters';
import type { ReactNode } from 'react';
import { SORT_LABELS, strings } from './strings.ts';

/** What the association may do with a topic, besides what its pages offer to everybody. */
export interface TopicTools {
  id: string;
  version: number;
  title: string;
  category: string;
  actions: readonly string[];
}

/** Area in which the forum is read and written. */
export interface ForumArea {
  kind: Kind;
  api: Api<typeof forumOperations>;
  /** Title of the list. */
  title: string;
  /** Path of the list of topics. */
  path: string;
  /** Path of a topic without its id. */
  topicPath: string;
  /** Renders the association's tools for a topic. */
  tools?: (topic: TopicTools) => ReactNode;
  /** Renders what stands beside the title of the list, such as the way to the queue. */
  listActions?: () => ReactNode;
  /** Renders the tabs of the pages that the list is one of. */
  tabs?: () => ReactNode;
}

/** Path of a topic, at one of its replies where one is given. */
export const topicHref = ({ topicPath }: ForumArea, id: string, reply?: string): string =>
  `${topicPath}/${id}${reply ? `?reply=${reply}` : ''}`;

export const topicFilters = ({ path }: Pick<ForumArea, 'path'>) =>
  listFilters(
    path,
    byParts<TopicQuery>({
      q: text,
      category: matching(/^[a-z0-9-]{1,60}$/),
      show: oneOf(TOPIC_FILTERS),
      sort: oneOf(TOPIC_SORTS, 'activity'),
      page,
    }),
    { sort: { label: strings.sort, options: SORT_LABELS, isOrder: true } },
  );
