import { formatAmount, formatDay, formatMoment, formatPlace, formatRate } from '@psp/bff-kit/documents/format';
import { columnsOf } from '@psp/bff-kit/documents/pdf-tables';
import { sendDocument } from '@psp/bff-kit/documents/send-document';
import { strings as common } from '@psp/bff-kit/documents/strings';
import { type TaggedPdf, writeTaggedPdf } from '@psp/bff-kit/documents/tagged-pdf';
import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { sendExport } from '@psp/bff-kit/tables/send-export';
import { grossOf, ratesOf } from '@psp/contracts/offer-lines';
import { offerOperations } from '@psp/contracts/own-offer-operations';
import type { Actor } from '@psp/domain/actor';
import { fileOfOwnOffer } from '@psp/domain/sourcing/offers/attached-files';
import { EXPORT_COLUMNS, exportOffers } from '@psp/domain/sourcing/offers/export';
import { listOffers } from '@psp/domain/sourcing/offers/list';
import {
  discardOffer,
  reviseOffer,
  saveOffer,
  submitOffer,
  withdrawOffer,
} from '@psp/domain/sourcing/offers/own-offer';
import { type OfferPaper, offerPaper } from '@psp/domain/sourcing/offers/paper';
import { readOfferText } from '@psp/domain/sourcing/offers/read-text';
import { exportStrings } from '@psp/domain/sourcing/offers/strings';
import { readOpportunity } from '@psp/domain/sourcing/opportunities/queries';
import { inThread } from '@psp/domain/threads';
import type { Write } from '@psp/domain/write';
import { sendAttached } from '@psp/features/attachments/server/handlers';
import { attachmentUploads } from '@psp/features/attachments/server/routes';
import { writeLines } from '@psp/features/offers/server/pdf-section';
import { changedOpportunity } from '../opportunities/views.ts';
import { strings } from './strings.ts';

const { facts } = strings;

/** Writes an offer on paper; a draft and a withdrawn offer carry their mark on every page. */
function writeOffer({ paper, now }: { paper: OfferPaper; now: Date }): Promise<Uint8Array> {
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

const printOffer = inThread<typeof writeOffer>(new URL('./write-pdf.ts', import.meta.url), 'writeOffer');

/* The command gives the id of the request. */
const step = <Input>(command: (write: Write<Actor>, input: Input) => Promise<string>) =>
  acting({ command, answer: changedOpportunity });

/** The offers of a firm: their list, one on paper, and what the firm does with one. */
export const offerRoutes = (app: PortalApp): void => {
  attachmentUploads(app, 'firma');
  implement(app, 'firma', offerOperations, {
    list: ({ db, actor }, query) => listOffers(db, actor, query),
    export: sendExport({ name: exportStrings.file, columns: EXPORT_COLUMNS, rows: exportOffers }),
    text: ({ db, actor }, { id }) => readOfferText(db, actor, id),
    pdf: async ({ db, actor, now }, { id }, reply) => {
      const paper = await offerPaper(db, actor, id);
      const name = strings.file(paper.request.number, paper.status === 'draft');
      const content = await printOffer({ paper, now }, actor.organisationId);
      return sendDocument(reply, { name, content });
    },
    attachment: sendAttached(fileOfOwnOffer),
    save: step(saveOffer),
    submit: step(submitOffer),
    revise: step(reviseOffer),
    withdraw: step(withdrawOffer),
    discard: acting({
      command: discardOffer,
      // Without its draft the firm may no longer see a request that went to invited firms only.
      answer: ({ db, actor, now }, requestId) => readOpportunity(db, actor, requestId, now),
    }),
  });
};
