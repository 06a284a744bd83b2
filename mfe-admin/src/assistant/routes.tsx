import type { RouteObject } from 'react-router-dom';
import { page } from '../common/page.tsx';
import { loadGaps, loadOpinions, loadQuestions, loadSynonyms, loadUses } from './queries.ts';

/** Pages on which the association keeps the assistant. */
export const assistantRoutes: RouteObject[] = [
  page('assistant', loadGaps, async () => (await import('./gaps-page.tsx')).GapsPage),
  page('assistant/intrebari', loadQuestions, async () => (await import('./questions-page.tsx')).QuestionsPage),
  page('assistant/sinonime', loadSynonyms, async () => (await import('./synonyms-page.tsx')).SynonymsPage),
  page('assistant/consum', loadUses, async () => (await import('./uses-page.tsx')).UsesPage),
  page('assistant/pareri', loadOpinions, async () => (await import('./opinions-page.tsx')).OpinionsPage),
];
