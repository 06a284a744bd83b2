import { encode } from 'uqr';
import type { StructuredText } from './structured-text.ts';
import { writable } from './writable.ts';

/** Width and height in points: about 3 cm, which a phone reads from paper. */
const SIDE = 84;
const GAP = 14;

/** Writes an address as a QR code with a caption to its right. A screen reader says the address. */
export const writeQr = (
  pdf: PDFKit.PDFDocument,
  text: StructuredText,
  size: number,
  address: string,
  caption: string,
): void => {
  text.room(SIDE + GAP);
  const { left, right } = pdf.page.margins;
  const y = pdf.y + GAP / 2;
  const { data } = encode(address, { border: 0 });
  const module = SIDE / data.length;
  const draw = () => {
    for (const [row, cells] of data.entries())
      for (const [column, isDark] of cells.entries())
        if (isDark) pdf.rect(left + column * module, y + row * module, module, module);
    pdf.fill('#1B2430');
  };
  text.add(pdf.struct('Figure', { alt: address, bbox: [left, y, left + SIDE, y + SIDE] }, draw));
  text.set('body', size);
  const x = left + SIDE + GAP;
  const width = pdf.page.width - right - x;
  text.add(pdf.struct('P', {}, () => void pdf.text(writable(caption), x, y, { width })));
  Object.assign(pdf, { x: left, y: Math.max(pdf.y, y + SIDE + GAP / 2) });
};
