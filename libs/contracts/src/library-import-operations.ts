import { editors, viewers } from './access.ts';
import { versioned } from './common.ts';
import { fileView } from './files.ts';
import {
  libraryImportFile,
  libraryImportList,
  libraryImportQuery,
  libraryImportView,
  startLibraryImport,
} from './library-imports.ts';
import { act, file, operations, read, upload } from './operations.ts';

const changed = { access: editors, view: libraryImportView };
/** Imports of a folder of files with a table of their titles into the library. */
export const libraryImportOperations = operations(['admin'], {
  list: read('/library-imports', { access: viewers, query: libraryImportQuery, view: libraryImportList }),
  view: read('/library-imports/:id', { access: viewers, view: libraryImportView }),
  example: file('/library-import-example', { access: viewers }),
  // The table comes first, then each file; an import that is not started within a day is removed.
  create: upload('library-import.create', '/library-imports', changed),
  upload: upload('library-import.upload', '/library-imports/:id/files/:position', {
    ...{ access: editors, params: libraryImportFile, view: fileView },
  }),
  start: act('library-import.start', 'POST /library-imports/:id/start', { ...changed, body: startLibraryImport }),
  stop: act('library-import.stop', 'POST /library-imports/:id/stop', { ...changed, body: versioned }),
});
