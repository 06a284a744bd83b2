import type { StructuredText } from './structured-text.ts';
import { type Face, writable } from './writable.ts';

export interface Column {
  label: string;
  /** Share of the width. */
  share: number;
  align?: 'left' | 'right';
}

/** Creates columns with the given shares of the width. `numeric`: indexes of right-aligned columns. */
export const columnsOf = (
  labels: readonly string[],
  shares: readonly number[],
  numeric: readonly number[] = [],
): Column[] =>
  labels.map((label, at) => ({
    ...{ label, share: shares[at] ?? 1, align: numeric.includes(at) ? 'right' : 'left' },
  }));

/* Returns a row with a single non-empty cell. */
const cellsWith = (place: number, text: string): string[] => [...Array<string>(place).fill(''), text];

/* Returns the longest beginning of a text that fits, cut at a space if it has one. */
function headOf(text: string, fits: (part: string) => boolean): string {
  if (fits(text)) return text;
  let [least, most] = [1, text.length];
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2);
    if (fits(text.slice(0, middle))) least = middle;
    else most = middle;
  }
  const part = text.slice(0, least);
  return part.search(/\s\S*$/) > 0 ? part.replace(/\s\S*$/, '') : part;
}

declare global {
  namespace PDFKit.Mixins {
    /* Missing from the package's types. */
    interface StructureElementOptions {
      scope?: 'Column' | 'Row';
      /** Left, top, right and bottom on its page, in points. */
      bbox?: readonly number[];
    }
  }
}

type Element = PDFKit.PDFStructureElement;
interface Margins {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const PADDING = { x: 4, y: 3 };
/** Maximum height of a row, as a share of the page. */
const ROW_HEIGHT_MAX = 0.6;

/**
 * Writes tables row by row, the head together with the first row. On a new page the head is repeated as an artifact. A row taller than
 * three fifths of a page is split into several rows.
 */
export class Tables {
  private readonly pdf: PDFKit.PDFDocument;
  private readonly margins: Margins;
  private readonly set: (face: Face) => unknown;

  constructor(pdf: PDFKit.PDFDocument, margins: Margins, set: (face: Face) => unknown) {
    this.pdf = pdf;
    this.margins = margins;
    this.set = set;
  }

  /** Returns a function that writes a table; the first cell of each row is its header. */
  writer(text: Pick<StructuredText, 'add' | 'room'>) {
    return (columns: readonly Column[], rows: readonly (readonly string[])[]): void => {
      const { pdf } = this;
      const labels = columns.map(({ label }) => label);
      const parts = rows.flatMap((cells) => this.partsOf(columns, cells));
      const [first = []] = parts;
      text.room(this.height(columns, labels, true) + this.height(columns, first, false));
      const table = pdf.struct('Table');
      text.add(table);
      this.row(columns, labels, { isHead: true, table });
      for (const cells of parts) {
        if (this.isFull(columns, cells)) {
          pdf.addPage();
          this.row(columns, labels, { isHead: true, table: null });
        }
        this.row(columns, cells, { isHead: false, table });
      }
      table.end();
      pdf.x = this.margins.left;
      pdf.moveDown(0.5);
    };
  }

  private widths(columns: readonly Column[]): number[] {
    const width = this.pdf.page.width - this.margins.left - this.margins.right;
    const all = columns.reduce((sum, { share }) => sum + share, 0);
    return columns.map(({ share }) => (share / all) * width);
  }

  private height(columns: readonly Column[], cells: readonly string[], isHead: boolean): number {
    const widths = this.widths(columns);
    const heights = cells.map((text, at) => {
      this.set(isHead || at === 0 ? 'bold' : 'body');
      return this.pdf.heightOfString(writable(text) || ' ', { width: (widths[at] ?? 0) - 2 * PADDING.x });
    });
    return Math.max(0, ...heights) + 2 * PADDING.y;
  }

  /* Splits the cells into rows of at most the maximum height. */
  private partsOf(columns: readonly Column[], cells: readonly string[]): (readonly string[])[] {
    const { top, bottom } = this.margins;
    const tallest = (this.pdf.page.height - top - bottom) * ROW_HEIGHT_MAX;
    const parts: (readonly string[])[] = [];
    let rest = cells;
    while (this.height(columns, rest, false) > tallest) {
      const heads = rest.map((text, at) =>
        headOf(text, (part) => this.height(columns, cellsWith(at, part), false) <= tallest),
      );
      parts.push(heads);
      rest = rest.map((text, at) => text.slice(heads[at]?.length).trimStart());
    }
    return [...parts, rest];
  }

  private isFull(columns: readonly Column[], cells: readonly string[]): boolean {
    const { page, y } = this.pdf;
    return y + this.height(columns, cells, false) > page.height - this.margins.bottom;
  }

  private row(
    columns: readonly Column[],
    cells: readonly string[],
    { isHead, table }: { isHead: boolean; table: Element | null },
  ): void {
    const { pdf } = this;
    const widths = this.widths(columns);
    const height = this.height(columns, cells, isHead);
    const top = pdf.y;
    const write = (at: number) => {
      const x = this.margins.left + widths.slice(0, at).reduce((sum, width) => sum + width, 0);
      const { align = 'left' } = columns[at] ?? {};
      this.set(isHead || at === 0 ? 'bold' : 'body');
      pdf.text(writable(cells[at] ?? '') || ' ', x + PADDING.x, top + PADDING.y, {
        ...{ width: (widths[at] ?? 0) - 2 * PADDING.x, align },
      });
    };
    if (table) {
      const row = pdf.struct('TR');
      table.add(row);
      for (const at of cells.keys()) row.add(this.cell(at, isHead, () => write(at)));
      row.end();
    } else this.artifact(() => cells.forEach((_, at) => write(at)));
    const { left, right } = this.margins;
    this.artifact(() =>
      pdf
        .moveTo(left, top + height)
        .lineTo(pdf.page.width - right, top + height)
        .lineWidth(isHead ? 1 : 0.5)
        .stroke(isHead ? '#1B2430' : '#D8D7CF'),
    );
    pdf.y = top + height;
  }

  private cell(at: number, isHead: boolean, write: () => void): Element {
    if (isHead) return this.pdf.struct('TH', { scope: 'Column' }, write);
    return at === 0 ? this.pdf.struct('TH', { scope: 'Row' }, write) : this.pdf.struct('TD', {}, write);
  }

  private artifact(draw: () => unknown): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }
}
