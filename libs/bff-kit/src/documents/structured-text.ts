import { type Face, writable } from './writable.ts';

interface Margins {
  left: number;
  bottom: number;
}

/** A heading that waits for what it heads; its height in points. */
interface Held {
  height: number;
  write: () => void;
}

/** Headings in a row beyond this number are written without what they head. */
const HELD = 4;
const LINE_GAP = 1.5;

/** Writes texts below each other, each as an element of the document's structure. */
export class StructuredText {
  private readonly pdf: PDFKit.PDFDocument;
  private readonly margins: Margins;
  private readonly root: PDFKit.PDFStructureElement;
  private section: PDFKit.PDFStructureElement;
  private font: [face: Face, size: number] = ['body', 10];
  private held: Held[] = [];

  constructor(pdf: PDFKit.PDFDocument, margins: Margins) {
    this.pdf = pdf;
    this.margins = margins;
    this.root = pdf.struct('Document');
    pdf.addStructure(this.root);
    this.section = this.root;
  }

  set(face: Face, size: number): void {
    this.font = [face, size];
    this.pdf.font(face).fontSize(size).fillColor('#1B2430');
  }

  /** Draws what is no part of the text, and returns to where the text goes on. */
  aside(draw: () => void): void {
    const { x, y } = this.pdf;
    const font = this.font;
    draw();
    this.set(...font);
    Object.assign(this.pdf, { x, y });
  }

  /** Begins a section, under which whatever follows stands. */
  begin(): void {
    if (this.pdf.y > this.pdf.page.margins.top) this.pdf.moveDown(1);
    this.section = this.pdf.struct('Sect');
    this.root.add(this.section);
  }

  /** Puts an element into the section. */
  add(element: PDFKit.PDFStructureElement): void {
    this.section.add(element);
  }

  say(tag: 'H1' | 'H2' | 'H3' | 'P', text: string, face: Face, size: number): void {
    const { pdf } = this;
    this.set(face, size);
    this.add(pdf.struct(tag, {}, () => void pdf.text(writable(text), this.margins.left, pdf.y, { lineGap: LINE_GAP })));
  }

  /** Height in points of a text over the whole width. */
  heightOf(text: string, face: Face, size: number): number {
    this.set(face, size);
    return this.pdf.heightOfString(writable(text), { lineGap: LINE_GAP });
  }

  /** Writes a heading together with what is written next, so that it is never alone at the foot of a page. */
  hold(height: number, write: () => void): void {
    if (this.held.length >= HELD) this.room(height);
    this.held.push({ height, write });
  }

  /** Writes the headings that wait, on a new page where less than `height` points would be left below them. */
  room(height: number): void {
    const { pdf, margins, held } = this;
    this.held = [];
    const needed = held.reduce((sum, one) => sum + one.height, height);
    const isAtTop = pdf.y <= pdf.page.margins.top;
    if (!isAtTop && pdf.y + needed > pdf.page.height - margins.bottom) pdf.addPage();
    for (const { write } of held) write();
  }

  end(): void {
    this.room(0);
    this.root.end();
  }
}
