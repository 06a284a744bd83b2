import { z } from 'zod';
import { category, categoryName } from './categorised.ts';
import { historyEntry, id, pageOf, paging, searchText, version } from './common.ts';
import { fileView } from './files.ts';
import { isLinked, libraryText, NO_LINK } from './library.ts';
import { LIBRARY_ACTIONS, LIBRARY_STATUSES } from './library-names.ts';

const proposal = libraryText.omit({ author: true, access: true, verifiedOn: true, ownerId: true, relatedIds: true });
/** A document that an organisation proposes; the association decides who reads it. */
export const libraryProposal = proposal.refine(isLinked, NO_LINK);
export type LibraryProposal = z.infer<typeof proposal>;
export const resendProposal = proposal.extend({ version }).refine(isLinked, NO_LINK);

/** A proposal as the organisation that made it sees it. */
const proposed = {
  id,
  version,
  title: z.string(),
  type: libraryText.shape.type,
  category,
  categoryName,
  status: z.enum(LIBRARY_STATUSES),
};
export const libraryProposalQuery = z.strictObject({
  ...paging,
  q: searchText,
  status: z.enum(['all', ...LIBRARY_STATUSES]).default('all'),
});
export type LibraryProposalQuery = z.infer<typeof libraryProposalQuery>;
export const libraryProposalItem = z.object(proposed);
export type LibraryProposalItem = z.infer<typeof libraryProposalItem>;
export const libraryProposalList = pageOf(libraryProposalItem);
export type LibraryProposalList = z.infer<typeof libraryProposalList>;
export const libraryProposalView = z.object({
  ...proposed,
  content: proposal,
  files: z.array(fileView),
  reason: z.string().nullable(),
  /** The organisation reads the published document. */
  isReadable: z.boolean(),
  history: z.array(historyEntry),
  actions: z.array(z.enum(LIBRARY_ACTIONS)),
});
export type LibraryProposalView = z.infer<typeof libraryProposalView>;
