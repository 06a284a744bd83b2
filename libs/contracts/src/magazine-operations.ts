import { editors, viewers } from './access.ts';
import { versioned, withReason } from './common.ts';
import {
  editedMagazineList,
  editedMagazineQuery,
  editedMagazineView,
  editMagazineIssue,
  latestMagazine,
  magazineContent,
  magazineList,
  magazineQuery,
} from './magazine.ts';
import { act, file, operations, read, upload } from './operations.ts';

/** The magazine as partners read it. `open` shows the PDF in the browser, `download` saves it. */
export const magazineOperations = operations(['firma'], {
  list: read('/magazine/issues', { access: viewers, query: magazineQuery, view: magazineList }),
  latest: read('/magazine/latest', { access: viewers, view: latestMagazine }),
  open: file('/magazine/issues/:id/read', { access: viewers }),
  download: file('/magazine/issues/:id/pdf', { access: viewers }),
});

const changed = { access: editors, view: editedMagazineView };
/** The magazine as the association makes it. */
export const magazineEditingOperations = operations(['admin'], {
  list: read('/magazine/issues', { access: viewers, query: editedMagazineQuery, view: editedMagazineList }),
  view: read('/magazine/issues/:id', { access: viewers, view: editedMagazineView }),
  open: file('/magazine/issues/:id/read', { access: viewers }),
  download: file('/magazine/issues/:id/pdf', { access: viewers }),
  create: act('magazine-issue.create', 'POST /magazine/issues', { ...changed, body: magazineContent }),
  edit: act('magazine-issue.edit', 'PUT /magazine/issues/:id', { ...changed, body: editMagazineIssue }),
  upload: upload('magazine-issue.upload', '/magazine/issues/:id/file', changed),
  publish: act('magazine-issue.publish', 'POST /magazine/issues/:id/publish', { ...changed, body: versioned }),
  withdraw: act('magazine-issue.withdraw', 'POST /magazine/issues/:id/withdraw', { ...changed, body: withReason }),
});
