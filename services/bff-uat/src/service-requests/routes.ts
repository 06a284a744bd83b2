import { acting, type Handlers, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { sendExport } from '@psp/bff-kit/tables/send-export';
import { alikeOperations } from '@psp/contracts/alike-requests';
import { textCheckOperations } from '@psp/contracts/request-text-check';
import { requestOperations } from '@psp/contracts/service-request-operations';
import { fileOfOwnRequest } from '@psp/domain/sourcing/groups/attached-files';
import { putBack, readAlike, setApart } from '@psp/domain/sourcing/service-requests/alike';
import { saveComparison } from '@psp/domain/sourcing/service-requests/compare-offers';
import { cancelRequest } from '@psp/domain/sourcing/service-requests/end-request';
import { EXPORT_COLUMNS, exportRequests } from '@psp/domain/sourcing/service-requests/export';
import { invitePartner } from '@psp/domain/sourcing/service-requests/invite-partner';
import { listRequests } from '@psp/domain/sourcing/service-requests/list';
import { openOffers } from '@psp/domain/sourcing/service-requests/open-offers';
import { readRequest } from '@psp/domain/sourcing/service-requests/queries';
import { sendRequest } from '@psp/domain/sourcing/service-requests/send-request';
import { exportStrings } from '@psp/domain/sourcing/service-requests/strings';
import { cpvForRequest } from '@psp/domain/sourcing/service-requests/suggest-cpv';
import { suggestForRequest } from '@psp/domain/sourcing/service-requests/suggestions';
import { checkText } from '@psp/domain/sourcing/service-requests/text-check/check-text';
import { versionsOfOwn } from '@psp/domain/sourcing/service-requests/versions';
import {
  copyRequest,
  createDraft,
  discardDraft,
  saveRequest,
} from '@psp/domain/sourcing/service-requests/write-request';
import { attachmentDownload } from '@psp/features/attachments/server/handlers';
import { attachmentUploads } from '@psp/features/attachments/server/routes';
import { type Command, onItsRequest, onRequest } from './views.ts';

type Reads = Pick<
  Handlers<(typeof requestOperations)['table']>,
  'list' | 'export' | 'view' | 'versions' | 'suggestions' | 'cpvCodes' | 'attachment'
>;

const requestReads: Reads = {
  list: ({ db, actor }, query) => listRequests(db, actor, query),
  export: sendExport({ name: exportStrings.file, columns: EXPORT_COLUMNS, rows: exportRequests }),
  view: ({ db, actor, now }, { id }) => readRequest(db, actor, id, now),
  versions: ({ db, actor }, { id }) => versionsOfOwn(db, actor, id),
  suggestions: ({ db, actor }, { id }) => suggestForRequest(db, actor, id),
  cpvCodes: ({ db, actor }, { id }) => cpvForRequest(db, actor, id),
  attachment: attachmentDownload(fileOfOwnRequest),
};

/* Creates the handler of a change to the requests that count together for the threshold; it responds with their list. */
const alikeChange = <Input extends { id: string }>(command: Command<Input>) =>
  acting({ command, answer: ({ db, actor, now }, _, { id }: Input) => readAlike(db, actor, id, now) });

/** The authority's requests, the CPV codes suggested for them, and the requests that count together for the threshold. */
export const requestRoutes = (app: PortalApp): void => {
  implement(app, 'uat', requestOperations, {
    ...requestReads,
    create: onItsRequest(createDraft),
    save: onRequest(saveRequest),
    discard: discardDraft,
    copy: onItsRequest(copyRequest),
    send: onRequest(sendRequest),
    invite: onRequest(invitePartner),
    openOffers: onRequest(openOffers),
    compare: onRequest(saveComparison),
    cancel: onRequest(cancelRequest),
  });
  implement(app, 'uat', alikeOperations, {
    view: ({ db, actor, now }, { id }) => readAlike(db, actor, id, now),
    setApart: alikeChange(setApart),
    putBack: alikeChange(putBack),
  });
  implement(app, 'uat', textCheckOperations, { check: async (_, text) => checkText(text) });
  attachmentUploads(app, 'uat');
};
