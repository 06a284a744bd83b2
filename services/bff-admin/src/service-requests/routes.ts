import { implement, type Reply } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { sendTable } from '@psp/bff-kit/tables/send-table';
import { callerOf, writeAs } from '@psp/bff-kit/write';
import { adminRequestOperations } from '@psp/contracts/admin-requests';
import { strings } from '@psp/domain/overseeing/records/strings';
import { remindAuthority, remindFirms } from '@psp/domain/overseeing/reminders/send';
import { EXPORT_COLUMNS, exportAllRequests, listAllRequests } from '@psp/domain/overseeing/service-requests/list';
import { readAuditTrail } from '@psp/domain/overseeing/service-requests/queries';
import { fileOfSentRequest } from '@psp/domain/sourcing/service-requests/attached-files';
import { cancelRequest } from '@psp/domain/sourcing/service-requests/end-request';
import { attachmentDownload } from '@psp/features/attachments/server/handlers';
import { actsOn, type Reading } from '../acts-on.ts';

const auditOf = ({ db, actor, now }: Reading, id: string) => readAuditTrail(db, actor, id, now);
const on = actsOn(auditOf);

/** All sent requests with their audit trails. */
export const requestRoutes = (app: PortalApp): void =>
  implement(app, 'admin', adminRequestOperations, {
    list: ({ db }, query) => listAllRequests(db, query),
    export: async ({ request }, { format, ...filters }, reply: Reply) => {
      const rows = await writeAs(request, callerOf(request), (write) => exportAllRequests(write, filters));
      return sendTable(reply, { name: strings.requests, format, columns: EXPORT_COLUMNS, rows });
    },
    audit: (read, { id }) => auditOf(read, id),
    attachment: attachmentDownload(fileOfSentRequest),
    cancel: on(cancelRequest),
    remind: on(remindAuthority),
    remindFirms: on(remindFirms),
  });
