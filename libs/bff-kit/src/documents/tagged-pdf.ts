import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { pageFrames } from './page-frames.ts';
import { Tables } from './pdf-tables.ts';
import { type Face, writable } from './writable.ts';

const require = createRequire(import.meta.url);
/* Public Sans (OFL 1.1), the typeface of the portal, embedded with the glyphs in use. */
const FONTS: Record<Face, string> = {
  body: require.resolve('@expo-google-fonts/public-sans/400Regular/PublicSans_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/public-sans/700Bold/PublicSans_700Bold.ttf'),
};
export interface DocumentFacts {
  title: string;
  author: string;
  /** Stands at the foot of each page, before its number. */
  foot: string;
  /** Stands at the head of each page but the first. */
  head: string;
  createdAt: Date;
}

/* What the file claims to be, in its metadata. */
const PDF_UA = `
<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
  <pdfuaid:part>1</pdfuaid:part>
</rdf:Description>`;

const MARGINS = { top: 64, bottom: 64, left: 56, right: 56 };
const BODY = 9.5;

/** A tagged document of A4 pages (PDF/UA-1): what is read has its place in the structure, all else is marked as an artifact. */
export function createTaggedPdf(facts: DocumentFacts) {
  const { title, author, createdAt } = facts;
  const pdf = new PDFDocument({
    ...{ size: 'A4', margins: MARGINS, bufferPages: true },
    ...{ pdfVersion: '1.7', tagged: true, displayTitle: true, lang: 'ro-RO' },
    info: { Title: writable(title), Author: writable(author), CreationDate: createdAt, ModDate: createdAt },
  });
  pdf.appendXML(PDF_UA);
  for (const [face, path] of Object.entries(FONTS)) pdf.registerFont(face, path);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve) => pdf.on('end', () => resolve(Buffer.concat(chunks))));
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  let section = root;
  const set = (face: Face, size: number) => pdf.font(face).fontSize(size).fillColor('#1B2430');

  const say = (tag: 'H1' | 'H2' | 'H3' | 'P', text: string, face: Face, size: number) => {
    const { left } = MARGINS;
    set(face, size);
    section.add(pdf.struct(tag, {}, () => void pdf.text(writable(text), left, pdf.y, { lineGap: 1.5 })));
  };
  /* A heading at the foot of a page would stand apart from its text. */
  const room = (height: number) => {
    if (pdf.y + height > pdf.page.height - MARGINS.bottom) pdf.addPage();
  };

  return {
    title: (text: string) => {
      say('H1', text, 'bold', 20);
      pdf.moveDown(0.3);
    },
    /** Begins a part with a heading and a bookmark. */
    section: (heading: string) => {
      room(90);
      if (section !== root) pdf.moveDown(1);
      section = pdf.struct('Sect');
      root.add(section);
      pdf.outline.addItem(writable(heading));
      say('H2', heading, 'bold', 13);
      pdf.moveDown(0.3);
    },
    heading: (text: string) => {
      room(50);
      pdf.moveDown(0.3);
      say('H3', text, 'bold', 10);
    },
    paragraph: (text: string, face: Face = 'body') => {
      if (text.trim() === '') return;
      say('P', text, face, BODY);
      pdf.moveDown(0.3);
    },
    table: new Tables(pdf, MARGINS, (face) => set(face, 8.5)).writer((element) => section.add(element)),
    /** Places for handwriting, side by side, each with its name and what is to be written. */
    signatures: (names: readonly string[], below: string) => {
      room(120);
      pdf.moveDown(4);
      const width = (pdf.page.width - MARGINS.left - MARGINS.right) / names.length;
      const top = pdf.y;
      for (const [at, name] of names.entries()) {
        const x = MARGINS.left + at * width;
        pdf.markContent('Artifact', { type: 'Layout' });
        pdf
          .moveTo(x, top)
          .lineTo(x + width - 20, top)
          .lineWidth(0.7)
          .stroke('#737E8C');
        pdf.endMarkedContent();
        set('body', BODY);
        section.add(
          pdf.struct(
            'P',
            {},
            () => void pdf.text(`${writable(name)}\n${writable(below)}`, x, top + 4, { width: width - 20 }),
          ),
        );
      }
      pdf.x = MARGINS.left;
      pdf.moveDown(1);
    },
    /** Numbers the pages and ends the document. */
    finish: (): Promise<Buffer> => {
      root.end();
      pageFrames(pdf, facts, (face) => set(face, 8));
      pdf.end();
      return ended;
    },
  };
}
export type TaggedPdf = ReturnType<typeof createTaggedPdf>;
