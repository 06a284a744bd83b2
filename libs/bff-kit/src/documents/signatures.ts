import type { StructuredText } from './structured-text.ts';
import { writable } from './writable.ts';

/** Lines of text left free for handwriting. */
const LINES_ABOVE = 4;
/** Points between a line and its label. */
const BELOW_LINE = 4;
/** Points that a line is long at most. */
const WIDEST = 240;

interface Place {
  x: number;
  y: number;
  width: number;
}

/* A line to write on, for the eye only. */
const drawLine = (pdf: PDFKit.PDFDocument, { x, y, width }: Place): void => {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.7)
    .stroke('#737E8C');
  pdf.endMarkedContent();
};

/** Writes places for handwriting, side by side on one page, each with its name and what is to be written. */
export const writeSignatures = (
  pdf: PDFKit.PDFDocument,
  text: StructuredText,
  size: number,
  names: readonly string[],
  below: string,
): void => {
  const { left, right } = pdf.page.margins;
  const share = (pdf.page.width - left - right) / names.length;
  const width = Math.min(share - 20, WIDEST);
  const labels = names.map((name) => `${writable(name)}\n${writable(below)}`);
  text.set('body', size);
  const tallest = Math.max(0, ...labels.map((label) => pdf.heightOfString(label, { width })));
  text.room(LINES_ABOVE * pdf.currentLineHeight(true) + BELOW_LINE + tallest);
  text.set('body', size);
  pdf.moveDown(LINES_ABOVE);
  const y = pdf.y;
  for (const [at, label] of labels.entries()) {
    const x = left + at * share;
    drawLine(pdf, { x, y, width });
    text.set('body', size);
    text.add(pdf.struct('P', {}, () => void pdf.text(label, x, y + BELOW_LINE, { width })));
  }
  Object.assign(pdf, { x: left, y: y + BELOW_LINE + tallest });
  pdf.moveDown(1);
};
