import { implement, type Reply } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { sendTable } from '@psp/bff-kit/tables/send-table';
import { callerOf, writeAs } from '@psp/bff-kit/write';
import { type AuditExportQuery, auditOperations } from '@psp/contracts/audit';
import { EXPORT_COLUMNS, exportAudit } from '@psp/domain/overseeing/audit/export';
import { listAudit, readAudit } from '@psp/domain/overseeing/audit/queries';
import { strings } from '@psp/domain/overseeing/audit/strings';

/** The recorded acts of everybody. An export is one of them: it is recorded before the file is sent. */
export const auditRoutes = (app: PortalApp): void =>
  implement(app, 'admin', auditOperations, {
    list: ({ db }, query) => listAudit(db, query),
    view: ({ db }, { id }) => readAudit(db, id),
    export: async ({ request }, { format, ...filters }: AuditExportQuery, reply: Reply) => {
      const rows = await writeAs(request, callerOf(request), (write) => exportAudit(write, filters));
      return sendTable(reply, { name: strings.file, format, columns: EXPORT_COLUMNS, rows });
    },
  });
