import type { EditedText } from '@psp/contracts/starting-text-editing';
import { sql } from 'kysely';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { jsonText, oneRow } from '../../sql.ts';

const item = sql`'id', t.id, 'version', t.version, 'category', t.domain_slug, 'title', t.title, 'isShown', t.is_shown,
  'savedAt', t.saved_at, 'savedBy', a.display_name`;

/** Lists all texts for the association's editor, as JSON text (`editedTexts`). */
export const listTexts = (db: Db): Promise<string> =>
  jsonText(
    db,
    sql<{ json: string }>`select json_build_object('items', coalesce(json_agg(json_build_object(${item})
      order by t.domain_slug, t.position, t.id), '[]'))::text as json
      from starting_text t left join account a on a.id = t.saved_by`,
  );

/** Reads a text with its versions. Throws `not_found`. */
export const readText = async (db: Db, id: string): Promise<EditedText> => {
  const row = await oneRow(
    db,
    sql<{ text: EditedText }>`select json_build_object(${item}, 'description', t.description, 'versions',
      (select json_agg(json_build_object('number', v.number, 'title', v.title, 'description', v.description,
        'savedAt', v.saved_at, 'savedBy', w.display_name) order by v.number desc)
        from starting_text_version v left join account w on w.id = v.saved_by where v.text_id = t.id)) as text
      from starting_text t left join account a on a.id = t.saved_by where t.id = ${id}`,
  );
  return found(row).text;
};
