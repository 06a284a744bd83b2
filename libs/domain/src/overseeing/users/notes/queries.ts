import type { UserNote, UserNotes } from '@psp/contracts/user-notes';
import { sql } from 'kysely';
import { type Actor, isAdmin } from '../../../actor.ts';
import type { Db } from '../../../read-db.ts';
import { oneRow } from '../../../sql.ts';
import { noteActions, type NoteSubject } from './note.entity.ts';

/** Notes that are shown; older ones are not. */
const MOST_NOTES = 200;

type Stored = Omit<UserNote, 'actions'> & { authorId: string };

/** Reads the notes about an organisation or a person, the newest first; null for an unknown subject. */
export const readNotes = async (db: Db, actor: Actor, subject: NoteSubject, now: Date): Promise<UserNotes | null> => {
  const [column, table, id] =
    'organisationId' in subject
      ? [sql`n.organisation_id`, sql`organisation`, subject.organisationId]
      : [sql`n.account_id`, sql`account`, subject.accountId];
  const row = await oneRow(
    db,
    sql<{ items: Stored[] }>`select coalesce((select json_agg(item) from (
        select json_build_object('id', n.id, 'author', a.display_name, 'authorId', n.author_id, 'text', n.body,
          'createdAt', n.created_at, 'editedAt', n.edited_at, 'version', n.version) as item
        from user_note n join account a on a.id = n.author_id
        where ${column} = s.id and n.status = 'written' order by n.created_at desc, n.id desc limit ${sql.lit(MOST_NOTES)}) notes), '[]') as items
      from ${table} s where s.id = ${id}`,
  );
  if (!row) return null;
  const items = row.items.map(({ authorId, ...note }) => ({
    ...note,
    actions: noteActions({ status: 'written', authorId }, actor, now),
  }));
  return { items, canWrite: isAdmin(actor) };
};
