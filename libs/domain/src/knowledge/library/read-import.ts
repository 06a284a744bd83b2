import { KNOWLEDGE_ACCESS } from '@psp/contracts/knowledge-categories';
import { type LibraryContent, libraryText } from '@psp/contracts/library';
import { LIBRARY_IMPORT_MAX } from '@psp/contracts/library-import-limits';
import {
  LIBRARY_IMPORT_COLUMNS,
  LIBRARY_IMPORT_REQUIRED,
  type LibraryImportColumn,
} from '@psp/contracts/library-imports';
import { folded, type Cell, dayOf, readTable, slugOf, type Wrong, wrongOf } from '../../csv-table.ts';
import { TABLE_WRONG } from '../../csv-table-strings.ts';
import { cutText } from '../../cut-text.ts';
import { baseName } from '../../operating/files/store-file.ts';
import { AUTHOR, IMPORTED_TYPES, WRONG } from './import-strings.ts';

/** What a row says of its document. */
export type ImportedContent = Pick<
  LibraryContent,
  'type' | 'title' | 'category' | 'description' | 'author' | 'tags' | 'access' | 'verifiedOn'
>;

/** A row of the table of an import. Its content is null if it has a problem. */
export interface ImportedRow {
  line: number;
  file: string;
  title: string;
  content: ImportedContent | null;
  problem: string | null;
}

const COLUMNS: Record<keyof ImportedContent, LibraryImportColumn> = {
  ...{ type: 'Tip', title: 'Titlu', category: 'Categorie', description: 'Descriere', author: 'Autor' },
  ...{ tags: 'Etichete', access: 'Citit de', verifiedOn: 'Verificat la' },
};
const NO_MORE = { body: '', url: null, ownerId: null, fileIds: [], relatedIds: [] };
const LENGTH_MAX = 255;

/**
 * Reads the table of an import: all its rows, or the sentence that says why none can be read. Run it in a thread.
 *
 * @param categories Names of the categories that are offered, by key.
 */
export function readImportTable(text: string, categories: Record<string, string>): ImportedRow[] | string {
  const shape = { columns: LIBRARY_IMPORT_COLUMNS, required: LIBRARY_IMPORT_REQUIRED, most: LIBRARY_IMPORT_MAX };
  const table = readTable(text, shape);
  if ('problems' in table) return table.problems.map(({ line, reason }) => `Linia ${line}: ${reason}`).join(' ');
  const repeated = [repeatsOf('Fișier'), repeatsOf('Titlu')];
  return table.rows.map(({ line, cell, wrong }) => {
    const [file, title] = [cutText(baseName(cell('Fișier')), LENGTH_MAX), cutText(cell('Titlu'), LENGTH_MAX)];
    if (wrong !== null) return { line, file, title, content: null, problem: wrong };
    const again = repeated.flatMap((find) => find(line, cell));
    const { content, wrong: own } = readRow(cell, file, categories);
    const problems = [...own, ...again].map(([column, reason]) => (column ? `${column}: ${reason}` : reason));
    return problems.length === 0
      ? { line, file, title, content, problem: null }
      : { line, file, title, content: null, problem: problems.join(' ') };
  });
}

/* Finds values of a column that an earlier row has. */
const repeatsOf = (column: LibraryImportColumn) => {
  const seen = new Map<string, number>();
  return (line: number, cell: Cell): Wrong[] => {
    const key = folded(baseName(cell(column)));
    const first = seen.get(key);
    if (key !== '' && first === undefined) seen.set(key, line);
    return first === undefined ? [] : [[column, TABLE_WRONG.twice(first)]];
  };
};

function readRow(
  cell: Cell,
  file: string,
  categories: Record<string, string>,
): { content: ImportedContent | null; wrong: Wrong[] } {
  const type = slugOf(IMPORTED_TYPES, cell('Tip'));
  const category = slugOf(categories, cell('Categorie'));
  const access = slugOf(KNOWLEDGE_ACCESS, cell('Citit de'));
  const { data, error } = libraryText.safeParse({
    ...{ type: type ?? 'guide', category: category ?? 'legislatie', access: access ?? 'members' },
    ...{ title: cell('Titlu'), description: cell('Descriere'), author: cell('Autor') || AUTHOR },
    tags: cell('Etichete')
      .split(/[,|]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
    verifiedOn: dayOf(cell('Verificat la')),
    ...NO_MORE,
  });
  const wrong: Wrong[] = [
    ...(file ? [] : [['Fișier', WRONG.file] satisfies Wrong]),
    ...(error ? wrongOf(error, COLUMNS) : []),
    ...(type ? [] : [['Tip', WRONG.type] satisfies Wrong]),
    ...(category ? [] : [['Categorie', WRONG.category(Object.values(categories))] satisfies Wrong]),
    ...(access ? [] : [['Citit de', WRONG.access] satisfies Wrong]),
  ];
  if (!data) return { content: null, wrong };
  const { body: _, url: __, ownerId: ___, fileIds: ____, relatedIds: _____, ...content } = data;
  return { content, wrong };
}
