import type { PurchaseContent } from '@psp/domain/sourcing/purchase-files/content';
import { formatAmount, momentOr } from '@psp/bff-kit/documents/format';
import { columnsOf } from '@psp/bff-kit/documents/pdf-tables';
import { strings as common } from '@psp/bff-kit/documents/strings';
import type { TaggedPdf } from '@psp/bff-kit/documents/tagged-pdf';
import { strings } from './strings.ts';

const confirmed = ({ request: { group } }: PurchaseContent) =>
  (group?.parts ?? []).filter(({ status }) => status === 'confirmed');

/** Who asks together, each with its part; nothing of a request of one authority alone. */
export function writeGroup(pdf: TaggedPdf, content: PurchaseContent): void {
  if (!content.request.group) return;
  pdf.section(strings.sections.group);
  pdf.lead(strings.led(content.authority.name));
  pdf.table(
    columnsOf(strings.partColumns, [20, 28, 13, 12, 14, 13], [3]),
    confirmed(content).map(({ authority, need, quantity, budget, place, answeredAt }) => [
      ...[authority.name, need, quantity],
      ...[budget === null ? '' : formatAmount(budget), place, momentOr(answeredAt, '')],
    ]),
  );
}

/** A place for the signature of each authority that takes part. */
export function writeGroupSignatures(pdf: TaggedPdf, content: PurchaseContent): void {
  const names = confirmed(content).map(({ authority }) => authority.name);
  for (let at = 0; at < names.length; at += strings.signers.length)
    pdf.signatures(names.slice(at, at + strings.signers.length), common.signHere);
}
