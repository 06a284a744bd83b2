import type { PurchaseContent } from '@psp/domain/sourcing/purchase-files/content';
import { formatMoment } from '@psp/bff-kit/documents/format';
import type { TaggedPdf } from '@psp/bff-kit/documents/tagged-pdf';
import { strings } from './strings.ts';

const { answerParts: parts } = strings;

/** What was concluded, and the answers; before the opening only that they are sealed. */
export function writeConsultation(pdf: TaggedPdf, { request }: PurchaseContent): void {
  const { answers, offerCount, conclusion } = request;
  pdf.section(strings.sections.conclusion);
  pdf.paragraph(conclusion || strings.noConclusion);
  pdf.section(strings.sections.answers);
  if (!answers?.length) return pdf.paragraph(offerCount === 0 ? strings.noAnswers : strings.sealedAnswers(offerCount));
  for (const { firma, submittedAt, requestRevision, method, term, questions } of answers) {
    pdf.heading(strings.answerOf(firma.name, formatMoment(submittedAt), requestRevision));
    pdf.paragraph(strings.answerPart(parts.method, method));
    if (term) pdf.paragraph(strings.answerPart(parts.term, term));
    if (questions) pdf.paragraph(strings.answerPart(parts.questions, questions));
  }
}
