import { type PageRoute, pageWith } from '@psp/remote/page';
import type { ArticlesArea } from './area.ts';

const editor = async () => (await import('./editor-page.tsx')).ArticleEditorPage;
const one = async () => (await import('./loaders.ts')).articleLoader;

/** Creates the routes of an area's own articles below the path `base`. */
export const articleRoutes = (area: ArticlesArea, base: string): PageRoute[] => [
  pageWith(
    { area },
    base,
    async () => (await import('./articles-page.tsx')).ArticlesPage,
    async () => (await import('./loaders.ts')).articlesLoader,
  ),
  pageWith({ area }, `${base}/new`, editor),
  pageWith({ area }, `${base}/:id/edit`, editor, one),
  pageWith({ area }, `${base}/:id`, async () => (await import('./article-page.tsx')).ArticlePage, one),
];
