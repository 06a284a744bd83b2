import { Parser } from 'htmlparser2';
import mammoth from 'mammoth';

type BlockKind = 'heading' | 'paragraph' | 'item' | 'row';

/** One block of a Word document. A row of a table has a text for each cell, other blocks have one text. */
export interface Block {
  kind: BlockKind;
  texts: string[];
}

const KINDS: Readonly<Record<string, BlockKind>> = {
  ...{ h1: 'heading', h2: 'heading', h3: 'heading', h4: 'heading', h5: 'heading', h6: 'heading' },
  ...{ p: 'paragraph', li: 'item' },
};

/** Reads a Word document as blocks of plain text, in their order; pictures, headers and footers are left out. */
export async function readDocx(bytes: Buffer): Promise<Block[]> {
  const noImages = mammoth.images.imgElement(async () => ({ src: '' }));
  const { value } = await mammoth.convertToHtml(
    { buffer: bytes },
    { convertImage: noImages, externalFileAccess: false },
  );
  return blocksOf(value);
}

function blocksOf(html: string): Block[] {
  const blocks: Block[] = [];
  /** Cells of the current row; null outside tables. */
  let cells: string[] | null = null;
  let kind: BlockKind = 'paragraph';
  let text = '';
  const end = (): void => {
    const trimmed = text.replace(/[^\S\n]+/g, ' ').trim();
    text = '';
    if (trimmed === '') return;
    if (cells) cells.push([cells.pop(), trimmed].filter(Boolean).join('\n'));
    else blocks.push({ kind, texts: [trimmed] });
  };
  const parser = new Parser({
    ontext: (data) => (text += data),
    onopentag: (name) => {
      if (name === 'br') text += '\n';
      if (name in KINDS || name === 'tr') end();
      kind = KINDS[name] ?? kind;
      if (name === 'tr') cells = [];
      if (name === 'td' || name === 'th') cells?.push('');
    },
    onclosetag: (name) => {
      if (name in KINDS || name === 'td' || name === 'th') end();
      if (name !== 'tr' || !cells) return;
      if (cells.some(Boolean)) blocks.push({ kind: 'row', texts: cells });
      cells = null;
    },
  });
  parser.write(html);
  parser.end();
  end();
  return blocks;
}
