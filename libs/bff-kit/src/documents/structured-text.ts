import { type Face, writable } from './writable.ts';

interface Margins {
  left: number;
  bottom: number;
}

/** Writes texts below each other, each as an element of the document's structure. */
export class StructuredText {
  private readonly pdf: PDFKit.PDFDocument;
  private readonly margins: Margins;
  private readonly root: PDFKit.PDFStructureElement;
  private section: PDFKit.PDFStructureElement;
  private font: [face: Face, size: number] = ['body', 10];

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
    if (this.section !== this.root) this.pdf.moveDown(1);
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
    this.add(pdf.struct(tag, {}, () => void pdf.text(writable(text), this.margins.left, pdf.y, { lineGap: 1.5 })));
  }

  /** Begins a page where less than `height` is left of this one: a heading at its foot would stand apart from its text. */
  room(height: number): void {
    const { pdf, margins } = this;
    if (pdf.y + height > pdf.page.height - margins.bottom) pdf.addPage();
  }

  end(): void {
    this.root.end();
  }
}
