import { page, type PageRoute } from '@psp/remote/page';

/** Conversations that members reported. */
export const reportedConversationRoutes: PageRoute[] = [
  page(
    'reported-conversations',
    async () => (await import('./reports-page.tsx')).ReportedConversationsPage,
    async () => (await import('./queries.ts')).reportQueue.loadList,
  ),
  page(
    'reported-conversations/:id',
    async () => (await import('./report-page.tsx')).ReportedConversationPage,
    async () => (await import('./queries.ts')).reportQueue.loadView,
  ),
];
