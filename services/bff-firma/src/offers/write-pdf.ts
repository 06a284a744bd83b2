import { formatAmount, formatDay, formatMoment, formatPlace, formatRate } from '@psp/bff-kit/documents/format';
import { writeLines } from '@psp/features/offers/server/pdf-section';
import { columnsOf } from '@psp/bff-kit/documents/pdf-tables';
import { strings as common } from '@psp/bff-kit/documents/strings';
import { type TaggedPdf, writeTaggedPdf } from '@psp/bff-kit/documents/tagged-pdf';
import { grossOf, ratesOf } from '@psp/contracts/offer-lines';
import type { OfferPaper } from '@psp/domain/sourcing/offers/paper';
import { strings } from './strings.ts';

const { facts } = strings;

/** Writes the PDF of an offer. A draft or a withdrawn offer is marked as such on every page. */
export function writeOffer({ paper, now }: { paper: OfferPaper; now: Date }): Promise<Uint8Array> {
  const { firm, request, content, attachments, status } = paper;
  const mark = markOf(status);
  const suffix = mark ? ` · ${mark}` : '';
  return writeTaggedPdf(
    {
      title: `${strings.title} ${request.number}, ${firm.name}`,
      author: firm.name,
      head: `${firm.name} · ${strings.title} · ${request.number}${suffix}`,
      foot: `${firm.name} · ${request.number}${suffix}`,
      createdAt: now,
    },
    (pdf) => {
      if (status === 'draft') pdf.paragraph(strings.notSubmitted, 'bold');
      if (paper.withdrawnAt) pdf.paragraph(strings.withdrawnAt(formatMoment(paper.withdrawnAt)), 'bold');
      writeFirm(pdf, firm);
      pdf.title(strings.title);
      pdf.paragraph(strings.to(request.authority, request.number, request.title), 'bold');
      pdf.table(columnsOf(common.facts, [34, 66]), factsOf(paper));
      if (content.lines?.length) {
        pdf.section(strings.lines);
        writeLines(pdf, content.lines);
      }
      pdf.section(strings.method);
      pdf.paragraph(content.method || strings.none);
      if (content.team) {
        pdf.section(strings.team);
        pdf.paragraph(content.team);
      }
      if (attachments.length > 0) {
        pdf.section(strings.files);
        for (const { name } of attachments) pdf.paragraph(name);
      }
      pdf.paragraph(common.made(formatMoment(now.toISOString())));
      pdf.section(strings.signatures);
      pdf.signatures([[strings.signer, firm.name].join(', ')], common.signHere);
    },
  );
}

const markOf = (status: OfferPaper['status']): string | null => {
  if (status === 'draft') return strings.draft;
  return status === 'withdrawn' ? strings.withdrawn : null;
};

function writeFirm(pdf: TaggedPdf, firm: OfferPaper['firm']): void {
  const { name, cui, registrationNumber, representative } = firm;
  const numbers = [cui && strings.cui(cui), registrationNumber && strings.registration(registrationNumber)];
  pdf.paragraph([name, ...numbers].filter(Boolean).join(', '), 'bold');
  pdf.paragraph(formatPlace(firm));
  if (representative) pdf.paragraph(strings.representative(representative));
}

function factsOf({ number, content, submittedAt, requestRevision, status }: OfferPaper): string[][] {
  const { price, deliveryDays, validUntil } = content;
  const lei = (amount: number | null) => (amount === null ? strings.none : strings.lei(formatAmount(amount)));
  return [
    [facts.number, number],
    [facts.registered, strings.toRegister],
    [facts.price, lei(price)],
    [facts.vat, ratesOf(content).map(formatRate).join(', ')],
    [facts.priceWithVat, lei(grossOf(content))],
    [facts.delivery, deliveryDays === null ? strings.none : strings.days(deliveryDays)],
    [facts.validUntil, validUntil === null ? strings.none : formatDay(validUntil)],
    [facts.submitted, status === 'draft' || submittedAt === null ? strings.none : formatMoment(submittedAt)],
    [facts.revision, String(requestRevision)],
  ];
}
