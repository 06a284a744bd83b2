import { RECEIVED, type RequestKind } from '@psp/contracts/consultations';
import type { PurchaseContent, NotifiedFirm } from '@psp/domain/sourcing/purchase-files/content';
import { momentOr } from '@psp/bff-kit/documents/format';
import { columnsOf } from '@psp/bff-kit/documents/pdf-tables';
import type { TaggedPdf } from '@psp/bff-kit/documents/tagged-pdf';
import { strings } from './strings.ts';

const SHARES = [34, 18, 18, 18, 12];
/** Columns that are known while offers are sealed. */
const SEALED = 3;

const whyNotified = ({ invited, toldAt }: NotifiedFirm): string => {
  if (invited) return strings.invited;
  return toldAt ? strings.suited : strings.found;
};

const answerOf = ({ hasOffer }: NotifiedFirm, kind: RequestKind): string =>
  (hasOffer ? strings.offered : strings.notOffered)[RECEIVED[kind]];

/** The firms that could know of the request; while offers are sealed neither who looked nor who answered. */
export function notifiedTable({ told, request }: PurchaseContent): { columns: string[]; rows: string[][] } {
  const known = request.openedAt === null ? SEALED : SHARES.length;
  const rowOf = (firm: NotifiedFirm): string[] => [
    [firm.name, firm.place].filter(Boolean).join(', '),
    whyNotified(firm),
    momentOr(firm.toldAt, ''),
    momentOr(firm.viewedAt, ''),
    answerOf(firm, request.kind),
  ];
  return {
    columns: strings.toldColumns.slice(0, known),
    rows: told.map((firm) => rowOf(firm).slice(0, known)),
  };
}

export function writeNotified(pdf: TaggedPdf, content: PurchaseContent): void {
  const { columns, rows } = notifiedTable(content);
  pdf.section(strings.sections.told);
  pdf.lead(strings.toldLead(content.request.notifiedFirms));
  if (rows.length > 0) pdf.table(columnsOf(columns, SHARES), rows);
}
