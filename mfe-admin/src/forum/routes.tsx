import { page, type PageRoute } from '@psp/remote/page';

/** Tools of the forum: posts that wait, and its settings. */
export const forumToolRoutes: PageRoute[] = [
  page(
    'forum/posts',
    async () => (await import('./posts-page.tsx')).ForumPostsPage,
    async () => (await import('./queries.ts')).postQueue.loadList,
  ),
  page(
    'forum/posts/:id',
    async () => (await import('./post-page.tsx')).ForumPostPage,
    async () => (await import('./queries.ts')).postQueue.loadView,
  ),
  page(
    'forum/settings',
    async () => (await import('./settings-page.tsx')).ForumSettingsPage,
    async () => (await import('./queries.ts')).loadForumSettings,
  ),
];
