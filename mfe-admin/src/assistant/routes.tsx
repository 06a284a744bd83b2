import { page, type PageRoute } from '@psp/remote/page';

/** Pages on which the association keeps the assistant. */
export const assistantRoutes: PageRoute[] = [
  page(
    'assistant',
    async () => (await import('./gaps-page.tsx')).GapsPage,
    async () => (await import('./queries.ts')).loadGaps,
  ),
  page(
    'assistant/intrebari',
    async () => (await import('./questions-page.tsx')).QuestionsPage,
    async () => (await import('./queries.ts')).loadQuestions,
  ),
  page(
    'assistant/sinonime',
    async () => (await import('./synonyms-page.tsx')).SynonymsPage,
    async () => (await import('./queries.ts')).loadSynonyms,
  ),
  page(
    'assistant/consum',
    async () => (await import('./uses-page.tsx')).UsesPage,
    async () => (await import('./queries.ts')).loadUses,
  ),
  page(
    'assistant/pareri',
    async () => (await import('./opinions-page.tsx')).OpinionsPage,
    async () => (await import('./queries.ts')).loadOpinions,
  ),
];
