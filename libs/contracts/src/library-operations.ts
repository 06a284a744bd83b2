import { z } from 'zod';
import { anyone, approvedMembers, editors, viewers } from './access.ts';
import { versioned, withReason } from './common.ts';
import { fileView } from './files.ts';
import {
  editedLibraryList,
  editedLibraryQuery,
  editedLibraryView,
  editLibrary,
  libraryChoices,
  libraryContent,
  libraryFileText,
  libraryList,
  libraryQuery,
  librarySummary,
  libraryView,
  libraryViewQuery,
  publicLibraryQuery,
  reviseLibrary,
} from './library.ts';
import {
  answerReport,
  libraryOpinions,
  libraryReport,
  libraryReportList,
  libraryReportQuery,
  sendReport,
  setFavourite,
  writeLibraryReview,
} from './library-opinions.ts';
import {
  libraryProposal,
  libraryProposalList,
  libraryProposalQuery,
  libraryProposalView,
  resendProposal,
} from './library-proposals.ts';
import { act, call, file, operations, read, upload } from './operations.ts';

/** The library as members and partners read it. */
export const libraryOperations = operations(['uat', 'firma'], {
  list: read('/library', { access: viewers, query: libraryQuery, view: libraryList }),
  view: read('/library/:id', { access: viewers, query: libraryViewQuery, view: libraryView }),
  summary: read('/library/:id/summary', { access: viewers, view: librarySummary }),
  // Counts a reader of the document, once a day.
  open: call('POST /library/:id/views', { access: approvedMembers, act: 'library.open', body: z.strictObject({}) }),
  download: file('/library/:id/files/:fileId', { access: viewers }),
  // A PDF in the browser's viewer.
  show: file('/library/:id/files/:fileId/view', { access: viewers }),
  text: read('/library/:id/files/:fileId/text', { access: viewers, view: libraryFileText }),
});

const published = { access: anyone, topics: ['library'] } as const;
/** Documents that visitors may read, at the same addresses. */
export const publicLibraryOperations = operations(['public'], {
  list: read('/library', { ...published, query: publicLibraryQuery, view: libraryList }),
  view: read('/library/:id', { ...published, query: libraryViewQuery, view: libraryView }),
  summary: read('/library/:id/summary', { ...published, view: librarySummary }),
  // Counts a visitor of the document, once a day.
  open: call('POST /library/:id/views', { access: anyone, body: z.strictObject({}) }),
  download: file('/library/:id/files/:fileId', { access: anyone }),
  show: file('/library/:id/files/:fileId/view', { access: anyone }),
});

const changed = { access: editors, view: editedLibraryView };
/** The library as the association keeps it. */
export const libraryEditingOperations = operations(['admin'], {
  list: read('/library', { access: viewers, query: editedLibraryQuery, view: editedLibraryList }),
  choices: read('/library-choices', { access: viewers, view: libraryChoices }),
  view: read('/library/:id', { access: viewers, view: editedLibraryView }),
  download: file('/library/:id/files/:fileId', { access: viewers }),
  // A file that is not kept in a document within a day is removed.
  upload: upload('library.upload', '/library-files', { access: editors, view: fileView }),
  create: act('library.create', 'POST /library', { ...changed, body: libraryContent }),
  edit: act('library.edit', 'PUT /library/:id', { ...changed, body: editLibrary }),
  publish: act('library.publish', 'POST /library/:id/publish', { ...changed, body: versioned }),
  approve: act('library.approve', 'POST /library/:id/approve', { ...changed, body: versioned }),
  reject: act('library.reject', 'POST /library/:id/reject', { ...changed, body: withReason }),
  revise: act('library.revise', 'POST /library/:id/versions', { ...changed, body: reviseLibrary }),
  verify: act('library.verify', 'POST /library/:id/verify', { ...changed, body: versioned }),
  archive: act('library.archive', 'POST /library/:id/archive', { ...changed, body: withReason }),
  restore: act('library.restore', 'POST /library/:id/restore', { ...changed, body: versioned }),
});

/* Every member who reads a document has an opinion of their own. */
const opinion = { access: approvedMembers, view: libraryOpinions };
export const libraryOpinionOperations = operations(['uat', 'firma'], {
  opinions: read('/library/:id/opinions', { access: viewers, view: libraryOpinions }),
  favour: act('library-favourite.set', 'POST /library/:id/favourite', { ...opinion, body: setFavourite }),
  review: act('library-review.write', 'POST /library/:id/reviews', { ...opinion, body: writeLibraryReview }),
  report: act('library-report.send', 'POST /library/:id/reports', { ...opinion, body: sendReport }),
});

/** Errors that readers reported, which the association answers. */
export const libraryReportOperations = operations(['admin'], {
  list: read('/library-reports', { access: viewers, query: libraryReportQuery, view: libraryReportList }),
  answer: act('library-report.answer', 'POST /library-reports/:id/answer', {
    ...{ access: editors, body: answerReport, view: libraryReport },
  }),
});

const proposing = { access: editors, view: libraryProposalView };
/** Documents that an organisation proposes to the association. */
export const libraryProposalOperations = operations(['uat', 'firma'], {
  list: read('/library-proposals', { access: viewers, query: libraryProposalQuery, view: libraryProposalList }),
  view: read('/library-proposals/:id', { access: viewers, view: libraryProposalView }),
  download: file('/library-proposals/:id/files/:fileId', { access: viewers }),
  // A file that is not kept in a document within a day is removed.
  upload: upload('library.upload', '/library-files', { access: editors, view: fileView }),
  propose: act('library.propose', 'POST /library-proposals', { ...proposing, body: libraryProposal }),
  resend: act('library.resend', 'PUT /library-proposals/:id', { ...proposing, body: resendProposal }),
});
