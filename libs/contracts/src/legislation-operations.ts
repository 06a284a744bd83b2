import { anyone, approvedMembers, editors, viewers } from './access.ts';
import { versioned, withReason } from './common.ts';
import {
  actContent,
  actList,
  actQuery,
  actView,
  editAct,
  editedActList,
  editedActQuery,
  editedActView,
  legislationQuery,
  publicLegislationQuery,
  publishAct,
  writeAct,
} from './legislation.ts';
import { actOpinions, sendReport, setFavourite } from './library-opinions.ts';
import { act, operations, read } from './operations.ts';

/** Acts as members and partners read them. */
export const legislationOperations = operations(['uat', 'firma'], {
  list: read('/legislation', { access: viewers, query: legislationQuery, view: actList }),
  view: read('/legislation/:id', { access: viewers, query: actQuery, view: actView }),
});

const published = { access: anyone, topics: ['legislation'] } as const;
/** Acts that visitors may read, at the same addresses. */
export const publicLegislationOperations = operations(['public'], {
  list: read('/legislation', { ...published, query: publicLegislationQuery, view: actList }),
  view: read('/legislation/:id', { ...published, query: actQuery, view: actView }),
});

/* Every member who reads an act has favourites of their own. */
const opinion = { access: approvedMembers, view: actOpinions };
export const legislationOpinionOperations = operations(['uat', 'firma'], {
  opinions: read('/legislation/:id/opinions', { access: viewers, view: actOpinions }),
  favour: act('library-favourite.set', 'POST /legislation/:id/favourite', { ...opinion, body: setFavourite }),
  report: act('library-report.send', 'POST /legislation/:id/reports', { ...opinion, body: sendReport }),
});

const changed = { access: editors, view: editedActView };
/** Acts as the association keeps them. */
export const legislationEditingOperations = operations(['admin'], {
  list: read('/legislation', { access: viewers, query: editedActQuery, view: editedActList }),
  view: read('/legislation/:id', { access: viewers, view: editedActView }),
  text: read('/legislation/:id/text', { access: viewers, query: actQuery, view: actView }),
  create: act('legislation.create', 'POST /legislation', { ...changed, body: actContent }),
  edit: act('legislation.edit', 'PUT /legislation/:id', { ...changed, body: editAct }),
  write: act('legislation.write', 'PUT /legislation/:id/draft', { ...changed, body: writeAct }),
  discard: act('legislation.discard', 'POST /legislation/:id/discard', { ...changed, body: versioned }),
  publish: act('legislation.publish', 'POST /legislation/:id/publish', { ...changed, body: publishAct }),
  verify: act('legislation.verify', 'POST /legislation/:id/verify', { ...changed, body: versioned }),
  withdraw: act('legislation.withdraw', 'POST /legislation/:id/withdraw', { ...changed, body: withReason }),
  restore: act('legislation.restore', 'POST /legislation/:id/restore', { ...changed, body: versioned }),
});
