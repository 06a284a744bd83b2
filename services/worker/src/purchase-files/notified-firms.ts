import { RECEIVED, type RequestKind } from '@psp/contracts/request-kinds';
import type { PurchaseContent, NotifiedFirm } from '@psp/domain/sourcing/purchase-files/content';
import { formatMomentOr } from '@psp/bff-kit/documents/format';
import { columnsOf } from '@psp/bff-kit/documents/pdf-tables';
import type { TaggedPdf } from '@psp/bff-kit/documents/tagged-pdf';
import { strings } from './strings.ts';

/** Widths of the columns, in percent. */
const WIDTHS = [34, 18, 18, 18, 12];
/** Number of columns shown while offers are sealed. */
const COLUMNS_WHILE_SEALED = 3;

const notificationReason = ({ invited, toldAt }: NotifiedFirm): string => {
  if (invited) return strings.invited;
  return toldAt ? strings.suited : strings.found;
};

const answerOf = ({ hasOffer }: NotifiedFirm, kind: RequestKind): string =>
  (hasOffer ? strings.offered : strings.notOffered)[RECEIVED[kind]];

/** Lists the firms that could see the request. While offers are sealed it leaves out who viewed the request and who answered. */
export function notifiedTable({ told, request }: PurchaseContent): { columns: string[]; rows: string[][] } {
  const shown = request.openedAt === null ? COLUMNS_WHILE_SEALED : WIDTHS.length;
  const rowOf = (firm: NotifiedFirm): string[] => [
    [firm.name, firm.place].filter(Boolean).join(', '),
    notificationReason(firm),
    formatMomentOr(firm.toldAt, ''),
    formatMomentOr(firm.viewedAt, ''),
    answerOf(firm, request.kind),
  ];
  return {
    columns: strings.toldColumns.slice(0, shown),
    rows: told.map((firm) => rowOf(firm).slice(0, shown)),
  };
}

/** Writes the section with the table of `notifiedTable`. */
export function writeNotified(pdf: TaggedPdf, content: PurchaseContent): void {
  const { columns, rows } = notifiedTable(content);
  pdf.section(strings.sections.told);
  pdf.lead(strings.toldLead(content.request.notifiedFirms));
  if (rows.length > 0) pdf.table(columnsOf(columns, WIDTHS), rows);
}
