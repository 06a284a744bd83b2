import { strings } from './strings.ts';
import type { DocumentFacts } from './tagged-pdf.ts';
import { type Face, writable } from './writable.ts';

type Frames = Pick<DocumentFacts, 'head' | 'foot'>;

/** Writes the head, foot and number of each page, as artifacts: a screen reader says the number of the page by itself. */
export function pageFrames(pdf: PDFKit.PDFDocument, { head, foot }: Frames, set: (face: Face) => unknown): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    pdf.switchToPage(start + at);
    const { page } = pdf;
    const { left, right } = page.margins;
    const width = page.width - left - right;
    const y = page.height - 44;
    /* Below the margin the text would begin another page. */
    page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    set('body');
    if (at > 0) pdf.text(writable(head), left, 34, { width, lineBreak: false });
    pdf
      .moveTo(left, y - 8)
      .lineTo(page.width - right, y - 8)
      .lineWidth(0.5)
      .stroke('#B8B8B0');
    pdf.text(writable(foot), left, y, { width, lineBreak: false });
    pdf.text(strings.page(at + 1, count), left, y, { width, align: 'right', lineBreak: false });
    pdf.endMarkedContent();
  }
}
