import { strings } from './strings.ts';
import type { DocumentFacts } from './tagged-pdf.ts';
import { writable } from './writable.ts';

type Frame = Pick<DocumentFacts, 'head' | 'foot'>;

/** Draws head, foot and number of a new page, as artifacts: a screen reader says the number of the page by itself. */
export function drawFrame(
  pdf: PDFKit.PDFDocument,
  { head, foot }: Frame,
  { page: number, pages }: { page: number; pages: number },
  setFont: () => void,
): void {
  const { page } = pdf;
  const { left, right, bottom } = page.margins;
  const width = page.width - left - right;
  const y = page.height - 44;
  // Below the margin the text would begin another page.
  page.margins.bottom = 0;
  pdf.markContent('Artifact', { type: 'Pagination' });
  setFont();
  if (number > 1) pdf.text(writable(head), left, 34, { width, lineBreak: false });
  pdf
    .moveTo(left, y - 8)
    .lineTo(page.width - right, y - 8)
    .lineWidth(0.5)
    .stroke('#B8B8B0');
  pdf.text(writable(foot), left, y, { width, lineBreak: false });
  pdf.text(strings.page(number, pages), left, y, { width, align: 'right', lineBreak: false });
  pdf.endMarkedContent();
  page.margins.bottom = bottom;
}
