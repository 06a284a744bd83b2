import { type Face, writable } from './writable.ts';

interface Margins {
  left: number;
  bottom: number;
}

/** A heading that waits for the text below it, with its height in points. */
interface HeldHeading {
  height: number;
  write: () => void;
}

/** More consecutive headings than this are not kept together with the text below them. */
const HELD_MAX = 4;
const LINE_GAP = 1.5;

/** Writes texts one below the other, each as an element of the document's structure. */
export class StructuredText {
  private readonly pdf: PDFKit.PDFDocument;
  private readonly margins: Margins;
  private readonly root: PDFKit.PDFStructureElement;
  private section: PDFKit.PDFStructureElement;
  private font: [face: Face, size: number] = ['body', 10];
  private held: HeldHeading[] = [];

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

  /** Draws outside the flow of the text, then restores position and font. */
  aside(draw: () => void): void {
    const { x, y } = this.pdf;
    const font = this.font;
    draw();
    this.set(...font);
    Object.assign(this.pdf, { x, y });
  }

  /** Begins a section that contains all elements added afterwards. */
  begin(): void {
    if (this.pdf.y > this.pdf.page.margins.top) this.pdf.moveDown(1);
    this.section = this.pdf.struct('Sect');
    this.root.add(this.section);
  }

  /** Adds an element to the current section. */
  add(element: PDFKit.PDFStructureElement): void {
    this.section.add(element);
  }

  /** Writes a text as an element with the given tag. */
  say(tag: 'H1' | 'H2' | 'H3' | 'P', text: string, face: Face, size: number): void {
    const { pdf } = this;
    this.set(face, size);
    this.add(pdf.struct(tag, {}, () => void pdf.text(writable(text), this.margins.left, pdf.y, { lineGap: LINE_GAP })));
  }

  /** Returns the height in points of a text set over the full width. */
  heightOf(text: string, face: Face, size: number): number {
    this.set(face, size);
    return this.pdf.heightOfString(writable(text), { lineGap: LINE_GAP });
  }

  /** Holds a heading back until the next text, so that it never stands alone at the bottom of a page. */
  hold(height: number, write: () => void): void {
    if (this.held.length >= HELD_MAX) this.room(height);
    this.held.push({ height, write });
  }

  /** Writes the held headings, on a new page unless `height` points are left below them. */
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
