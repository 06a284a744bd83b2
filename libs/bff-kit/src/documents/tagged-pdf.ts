import { createRequire } from 'node:module';
import { codeKeyword } from '@psp/contracts/documents';
import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { Tables } from './pdf-tables.ts';
import { strings } from './strings.ts';
import { StructuredText } from './structured-text.ts';
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
  /** Footer of each page, before the page number. */
  foot: string;
  /** Header of each page except the first. */
  head: string;
  createdAt: Date;
  /** Verification code of the document, stored in its metadata. */
  code?: string;
}

/* Metadata that declares conformance with PDF/UA-1. */
const PDF_UA = `
<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
  <pdfuaid:part>1</pdfuaid:part>
</rdf:Description>`;

const MARGINS = { top: 64, bottom: 64, left: 56, right: 56 };
const BODY = 9.5;

const createPdf = ({ title, author, createdAt, code }: DocumentFacts): PDFKit.PDFDocument => {
  const pdf = new PDFDocument({
    ...{ size: 'A4', margins: MARGINS, autoFirstPage: false },
    ...{ pdfVersion: '1.7', tagged: true, displayTitle: true, lang: 'ro-RO' },
    info: {
      ...{ Title: writable(title), Author: writable(author), CreationDate: createdAt, ModDate: createdAt },
      ...(code ? { Keywords: codeKeyword(code) } : {}),
    },
  });
  pdf.appendXML(PDF_UA);
  for (const [face, path] of Object.entries(FONTS)) pdf.registerFont(face, path);
  return pdf;
};

/** Minimum number of lines of a paragraph at the bottom of a page. */
const LINES_MIN = 3;
/** Points above and below a heading, and below a paragraph. */
const SPACING = { section: 24, heading: 8, paragraph: 4 };

/** Width and height of a QR code in points: about 3 cm, large enough for a phone to read from paper. */
const SIDE = 84;
const GAP = 14;

/** Writes a URL as a QR code with a caption to its right. Screen readers read the URL. */
const writeQr = (
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

/** Lines of text left free above a signature line. */
const LINES_ABOVE = 4;
/** Points between a signature line and its label. */
const BELOW_LINE = 4;
/** Maximum length of a signature line in points. */
const LINE_MAX = 240;

interface Place {
  x: number;
  y: number;
  width: number;
}

/* Draws a signature line as an artifact. */
const drawLine = (pdf: PDFKit.PDFDocument, { x, y, width }: Place): void => {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.7)
    .stroke('#737E8C');
  pdf.endMarkedContent();
};

/** Writes signature lines side by side on one page, each labelled with a name and the text `below`. */
const writeSignatures = (
  pdf: PDFKit.PDFDocument,
  text: StructuredText,
  size: number,
  names: readonly string[],
  below: string,
): void => {
  const { left, right } = pdf.page.margins;
  const share = (pdf.page.width - left - right) / names.length;
  const width = Math.min(share - 20, LINE_MAX);
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

/* Creates the writer that is passed to the author of a document. */
const writerOf = (pdf: PDFKit.PDFDocument, text: StructuredText) => {
  const paragraph = (words: string, face: Face) => {
    text.say('P', words, face, BODY);
    pdf.moveDown(0.3);
  };
  const hold = (words: string, face: Face) =>
    text.hold(text.heightOf(words, face, BODY) + SPACING.paragraph, () => paragraph(words, face));
  return {
    title: (title: string) => {
      text.room(text.heightOf(title, 'bold', 20));
      text.say('H1', title, 'bold', 20);
      pdf.moveDown(0.3);
    },
    /** Begins a section with a heading and a bookmark. */
    section: (heading: string) =>
      text.hold(text.heightOf(heading, 'bold', 13) + SPACING.section, () => {
        text.begin();
        pdf.outline.addItem(writable(heading));
        text.say('H2', heading, 'bold', 13);
        pdf.moveDown(0.3);
      }),
    heading: (heading: string) =>
      text.hold(text.heightOf(heading, 'bold', 10) + SPACING.heading, () => {
        pdf.moveDown(0.3);
        text.say('H3', heading, 'bold', 10);
      }),
    /** Writes a paragraph; a short bold one is kept together with the text below it. */
    paragraph: (words: string, face: Face = 'body') => {
      if (words.trim() === '') return;
      const height = text.heightOf(words, face, BODY);
      const lines = LINES_MIN * text.heightOf(' ', face, BODY);
      if (face === 'bold' && height <= lines) return hold(words, face);
      text.room(Math.min(height, lines));
      paragraph(words, face);
    },
    /** Writes a paragraph that is kept together with the text below it. */
    lead: (words: string) => hold(words, 'body'),
    table: new Tables(pdf, MARGINS, (face) => text.set(face, 8.5)).writer(text),
    /** Writes signature lines side by side, each labelled with a name and the text `below`. */
    signatures: (names: readonly string[], below: string) => writeSignatures(pdf, text, BODY, names, below),
    /** Writes a URL as a QR code with a caption beside it. */
    qr: (address: string, caption: string) => writeQr(pdf, text, BODY, address, caption),
  };
};
export type TaggedPdf = ReturnType<typeof writerOf>;

/* Draws header, footer and number of a new page as artifacts, because screen readers announce page numbers themselves. */
function drawFrame(
  pdf: PDFKit.PDFDocument,
  { head, foot }: Pick<DocumentFacts, 'head' | 'foot'>,
  { page: number, pages }: { page: number; pages: number },
  setFont: () => void,
): void {
  const { page } = pdf;
  const { left, right, bottom } = page.margins;
  const width = page.width - left - right;
  const y = page.height - 44;
  // A text below the bottom margin would start another page.
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

interface Written {
  pages: number;
  bytes: Buffer;
}

/* Each page is flushed when the next one begins, so that only one page is in memory at a time. */
async function writePages(facts: DocumentFacts, write: (pdf: TaggedPdf) => void, pages: number): Promise<Written> {
  const pdf = createPdf(facts);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.once('end', resolve));
  const text = new StructuredText(pdf, MARGINS);
  let page = 0;
  pdf.on('pageAdded', () => {
    page += 1;
    text.aside(() => drawFrame(pdf, facts, { page, pages }, () => text.set('body', 8)));
  });
  pdf.addPage();
  write(writerOf(pdf, text));
  text.end();
  pdf.end();
  await ended;
  return { pages: page, bytes: Buffer.concat(chunks) };
}

/**
 * Writes a tagged A4 document (PDF/UA-1): all text is part of the structure, everything else is marked as an artifact. `write` is
 * called twice, first to count the pages, and must write the same each time. Call it in a thread when the size depends on user input.
 */
export async function writeTaggedPdf(facts: DocumentFacts, write: (pdf: TaggedPdf) => void): Promise<Uint8Array> {
  const { pages } = await writePages(facts, write, 0);
  return (await writePages(facts, write, pages)).bytes;
}
