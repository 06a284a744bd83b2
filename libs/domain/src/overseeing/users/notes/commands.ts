import { type Acted, act, type Versioned } from '../../../act.ts';
import { type Actor, isAdmin } from '../../../actor.ts';
import { DomainError } from '../../../errors.ts';
import { found } from '../../../load.ts';
import { record } from '../../../operating/audit/record.ts';
import { oneRow } from '../../../sql.ts';
import { sql } from 'kysely';
import type { Write } from '../../../write.ts';
import { type NoteSubject, UserNote } from './note.entity.ts';

const NOTE: Acted<UserNote> = {
  entity: 'user-note',
  type: UserNote,
  where: (id) => ({ id, status: 'written' }),
};

const writing =
  (table: 'organisation' | 'account', subjectOf: (id: string) => NoteSubject) =>
  async (write: Write<Actor>, { id, text }: { id: string; text: string }): Promise<NoteSubject> => {
    const { em, db, actor } = write;
    if (!isAdmin(actor)) throw new DomainError('auth.forbidden');
    // Locked, so that the person is not erased meanwhile.
    found(await oneRow(db, sql`select 1 from ${sql.table(table)} where id = ${id} for key share`));
    const subject = subjectOf(id);
    const note = UserNote.of(actor, subject, text);
    em.persist(note);
    record(write, { entity: 'user-note', id: note.id }, { action: 'write', from: 'none', to: note.status });
    return subject;
  };

/** Writes a note about an organisation. Throws `not_found`. */
export const writeOnOrganisation = writing('organisation', (organisationId) => ({ organisationId }));
/** Writes a note about a person. Throws `not_found`, also for a sign-up that is not confirmed. */
export const writeOnPerson = writing('account', (accountId) => ({ accountId }));

const subjectOf = ({ organisationId, accountId }: UserNote): NoteSubject =>
  organisationId ? { organisationId } : { accountId: accountId ?? '' };

/** Edits the actor's own note. Throws `version.stale`, `auth.forbidden` for a note of somebody else. */
export const editNote = async (write: Write<Actor>, input: Versioned & { text: string }): Promise<NoteSubject> =>
  subjectOf(await act(write, NOTE, input, (note) => note.edit(write.actor, input.text, write.now)));

/** Removes a note: one's own, or any as an owner of the association. */
export const removeNote = async (write: Write<Actor>, input: Versioned): Promise<NoteSubject> =>
  subjectOf(await act(write, NOTE, input, (note) => note.remove(write.actor, write.now)));
