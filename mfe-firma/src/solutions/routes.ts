import { page, type PageRoute } from '@psp/remote/page';

const editor = async () => (await import('./editor-page.tsx')).SolutionEditorPage;
const solution = async () => (await import('./loaders.ts')).loadSolution;

/** Pages of the firm's solutions. */
export const solutionRoutes: PageRoute[] = [
  page(
    'solutions',
    async () => (await import('./solutions-page.tsx')).SolutionsPage,
    async () => (await import('./loaders.ts')).loadSolutions,
  ),
  page('solutions/new', editor),
  page('solutions/:id', async () => (await import('./solution-page.tsx')).SolutionPage, solution),
  page('solutions/:id/edit', editor, solution),
];
