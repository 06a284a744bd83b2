import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { sendTable } from '@psp/bff-kit/tables/send-table';
import { proformaPaymentOperations } from '@psp/contracts/proformas';
import { issueProforma } from '@psp/domain/attending/proformas/issue';
import { payProforma, unpayProforma } from '@psp/domain/attending/proformas/pay';
import { exportOwed, listOwed, OWED_COLUMNS } from '@psp/domain/attending/proformas/queries';
import { owedFileName, sendProforma } from '@psp/features/proformas/server/handlers';

/** Who owes for an event or a course and who has paid, and the payments. */
export const proformaRoutes = (app: PortalApp): void =>
  implement(app, 'admin', proformaPaymentOperations, {
    list: ({ db, actor }, query) => listOwed(db, actor, query),
    table: async ({ db, actor }, { format, ...query }, reply) => {
      const { number, rows } = await exportOwed(db, actor, query);
      return sendTable(reply, { name: owedFileName(number), format, columns: OWED_COLUMNS, rows });
    },
    issue: issueProforma,
    pdf: sendProforma,
    pay: payProforma,
    unpay: unpayProforma,
  });
