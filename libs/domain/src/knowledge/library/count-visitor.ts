import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { countVisit, type Visitor } from '../../presenting/views/count-visit.ts';
import { isReadableBy } from '../passages/readable.ts';

interface VisitorUse {
  /** Id of the document. */
  id: string;
  /** Id of the file that is downloaded; undefined for a view of the page. */
  fileId?: string;
}

/**
 * Counts that a visitor opened a public document, or downloaded a file of it: once per visitor and day in Bucharest, up to a limit per
 * address. The caller cannot tell whether it was counted.
 */
export const countVisitorUse = (
  orm: MikroORM,
  { id, fileId }: VisitorUse,
  visitor: Visitor,
  now: Date,
): Promise<void> => {
  const column = sql.ref(fileId ? 'downloads' : 'views');
  return countVisit(orm, visitor, now, {
    limit: { kind: 'view:document', key: fileId ?? id },
    isNew: async (db, day, visitorHash) => {
      const added = await db.run(sql`insert into page_visitor (subject_id, day, visitor_hash)
        select ${fileId ?? id}::uuid, ${day}::date, ${visitorHash} from library_document d where d.id = ${id} and ${isReadableBy(null)}
        on conflict do nothing returning 1`);
      return added.length > 0;
    },
    count: async (db) => {
      await db.run(sql`update library_document set ${column} = ${column} + 1 where id = ${id}`);
    },
  });
};
