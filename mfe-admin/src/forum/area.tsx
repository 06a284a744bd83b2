import { ButtonLink } from '@psp/design-system/button';
import type { ForumArea } from '@psp/features/forum/ui/area';
import { createApi } from '@psp/remote/api';
import { lazy, Suspense } from 'react';
import { strings } from './strings.ts';

/* Loaded with the page of a topic alone, like what it shows. */
const TopicMenu = lazy(() => import('./topic-menu.tsx').then((module) => ({ default: module.TopicMenu })));

/** The forum as the association reads it, with its tools. */
export const forum: ForumArea = {
  kind: 'admin',
  api: createApi('admin'),
  title: 'Forum',
  path: '/admin/forum',
  topicPath: '/admin/forum',
  tools: (topic) => (
    <Suspense>
      <TopicMenu topic={topic} />
    </Suspense>
  ),
  listActions: () => (
    <>
      <ButtonLink variant="secondary" href="/admin/forum/posts">
        {strings.toQueue}
      </ButtonLink>
      <ButtonLink variant="secondary" href="/admin/forum/settings">
        {strings.toSettings}
      </ButtonLink>
    </>
  ),
};
