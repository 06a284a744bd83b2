import { fileAnchor } from '@psp/contracts/library-names';
import { sql } from 'kysely';
import { wordsOf } from '../../operating/rich-text/text.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { type Access, removePassages, replacePassages } from '../passages/keep-passages.ts';
import { sectionsOf } from './sections.ts';

interface Source {
  title: string;
  status: string;
  access: Access;
  category: string;
  description: string;
  body: string;
  /** Parts of the files' texts, with the name of their file. */
  pieces: { fileId: string; name: string; heading: string; text: string }[];
}

/**
 * Replaces the passages of a document by those of its stored text and files; removes them while it is not published. The caller holds
 * the lock of the document's row and has flushed.
 */
export const keepDocumentPassages = async ({ db }: Pick<Write<unknown>, 'db'>, id: string): Promise<void> => {
  const source = await oneRow(
    db,
    sql<Source>`select d.title, d.status, d.access, d.category, d.description, d.body,
        (select coalesce(json_agg(json_build_object('fileId', f.id, 'name', f.name, 'heading', p.heading, 'text', p.text)
            order by l.position, p.place), '[]')
          from library_file l join stored_file f on f.id = l.file_id join library_reading g on g.file_id = l.file_id,
            rows from (jsonb_to_recordset(g.pieces) as (heading text, text text)) with ordinality p(heading, text, place)
          where l.document_id = d.id and l.removed_in is null) as pieces
      from library_document d where d.id = ${id}`,
  );
  if (source?.status !== 'published') return removePassages({ db }, 'library', id);
  const { title, access, category } = source;
  await replacePassages({ db }, { kind: 'library', id, title, access, category }, [
    { anchor: '', heading: '', text: source.description },
    ...sectionsOf(source.body).map(({ anchor, heading, html }) => ({ anchor, heading, text: wordsOf(html) })),
    ...source.pieces.map(({ fileId, name, heading, text }) => ({
      ...{ anchor: fileAnchor(fileId), heading: [name, heading].filter(Boolean).join(', '), text },
    })),
  ]);
};
