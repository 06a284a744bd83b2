import type { StructuredText } from './structured-text.ts';
import { writable } from './writable.ts';

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

/** Writes places for handwriting, side by side, each with its name and what is to be written. */
export const writeSignatures = (
  pdf: PDFKit.PDFDocument,
  text: StructuredText,
  size: number,
  names: readonly string[],
  below: string,
): void => {
  text.room(120);
  pdf.moveDown(4);
  const { left, right } = pdf.page.margins;
  const share = (pdf.page.width - left - right) / names.length;
  const y = pdf.y;
  for (const [at, name] of names.entries()) {
    const [x, width] = [left + at * share, share - 20];
    drawLine(pdf, { x, y, width });
    text.set('body', size);
    const label = `${writable(name)}\n${writable(below)}`;
    text.add(pdf.struct('P', {}, () => void pdf.text(label, x, y + 4, { width })));
  }
  pdf.x = left;
  pdf.moveDown(1);
};
