import { z } from 'zod';
import { approvedMembers, editors, viewers } from './access.ts';
import { versioned, withReason } from './common.ts';
import { fileView } from './files.ts';
import {
  editedLibraryList,
  editedLibraryQuery,
  editedLibraryView,
  editLibrary,
  libraryChoices,
  libraryContent,
  libraryList,
  libraryQuery,
  libraryView,
  libraryViewQuery,
  reviseLibrary,
} from './library.ts';
import { act, call, file, operations, read, upload } from './operations.ts';

/** The library as members and partners read it. */
export const libraryOperations = operations(['uat', 'firma'], {
  list: read('/library', { access: viewers, query: libraryQuery, view: libraryList }),
  view: read('/library/:id', { access: viewers, query: libraryViewQuery, view: libraryView }),
  // Counts a reader of the document, once a day.
  open: call('POST /library/:id/views', { access: approvedMembers, act: 'library.open', body: z.strictObject({}) }),
  download: file('/library/:id/files/:fileId', { access: viewers }),
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
  revise: act('library.revise', 'POST /library/:id/versions', { ...changed, body: reviseLibrary }),
  verify: act('library.verify', 'POST /library/:id/verify', { ...changed, body: versioned }),
  archive: act('library.archive', 'POST /library/:id/archive', { ...changed, body: withReason }),
  restore: act('library.restore', 'POST /library/:id/restore', { ...changed, body: versioned }),
});
