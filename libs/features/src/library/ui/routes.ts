import { type PageRoute, pageWith } from '@psp/remote/page';
import type { LibraryArea } from './area.ts';

const form = async () => (await import('./proposal-form.tsx')).ProposalFormPage;
const proposal = async () => (await import('./loaders.ts')).proposalLoader;

/** Creates the routes of an area's library: its list at `list`, and a document at `one` with its id. */
export const libraryRoutes = (area: LibraryArea, list: string, one: string): PageRoute[] => [
  pageWith(
    { area },
    list,
    async () => (await import('./library-page.tsx')).LibraryPage,
    async () => (await import('./loaders.ts')).libraryLoader,
  ),
  pageWith(
    { area },
    `${one}/:id`,
    async () => (await import('./document-page.tsx')).DocumentPage,
    async () => (await import('./loaders.ts')).documentLoader,
  ),
  pageWith(
    { area },
    `${list}/propuneri`,
    async () => (await import('./proposals-page.tsx')).ProposalsPage,
    async () => (await import('./loaders.ts')).proposalsLoader,
  ),
  pageWith({ area }, `${list}/propuneri/nou`, form),
  pageWith({ area }, `${list}/propuneri/:id`, async () => (await import('./proposal-page.tsx')).ProposalPage, proposal),
  pageWith({ area }, `${list}/propuneri/:id/text`, form, proposal),
];
