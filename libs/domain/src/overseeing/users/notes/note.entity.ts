import { defineEntity, p } from '@mikro-orm/core';
import { type Actor, type Doer, isAdmin } from '../../../actor.ts';
import { createdAt, row } from '../../../columns.ts';
import { newId } from '../../../id.ts';
import { type Change, stateMachine } from '../../../state-machine.ts';

type NoteStatus = 'written' | 'removed';
type NoteAction = 'edit' | 'remove';

const noteSchema = defineEntity({
  name: 'UserNote',
  tableName: 'user_note',
  properties: {
    ...row,
    createdAt,
    organisationId: p.uuid().nullable(),
    accountId: p.uuid().nullable(),
    authorId: p.uuid(),
    /** Empty once it is removed; the row stays for the history. */
    body: p.text(),
    status: p.string().$type<NoteStatus>(),
    editedAt: p.datetime().nullable(),
  },
});

/** The columns that decide what may be done with a note. */
export type NoteFacts = Pick<UserNote, 'status' | 'authorId'>;

/** What a note is about. */
export type NoteSubject = { organisationId: string } | { accountId: string };

const isAuthor = (doer: Doer, { authorId }: NoteFacts): boolean => isAdmin(doer) && doer.accountId === authorId;
const mayRemove = (doer: Doer, facts: NoteFacts): boolean =>
  isAuthor(doer, facts) || (isAdmin(doer) && doer.kind !== 'system' && doer.role === 'owner');

const machine = stateMachine<NoteFacts, NoteStatus, NoteAction>({
  edit: { from: ['written'], by: isAuthor },
  remove: { from: ['written'], to: 'removed', by: mayRemove },
});

/** What the doer may do with the note. */
export const noteActions = (facts: NoteFacts, doer: Doer, now: Date): NoteAction[] =>
  machine.actionsFor(facts, doer, now);

/** A note of the association about an organisation or a person. */
export class UserNote extends noteSchema.class {
  static of({ accountId: authorId }: Actor, subject: NoteSubject, body: string): UserNote {
    const empty = { organisationId: null, accountId: null, editedAt: null };
    return Object.assign(new UserNote(), {
      id: newId(),
      ...empty,
      ...subject,
      authorId,
      body,
      status: 'written' as const,
    });
  }

  edit(doer: Doer, body: string, now: Date): Change<NoteStatus> {
    const change = machine.apply(this, 'edit', doer, now);
    Object.assign(this, { body, editedAt: now });
    return change;
  }

  /** Removes the text; who removed it, and when, stays in the history. */
  remove(doer: Doer, now: Date): Change<NoteStatus> {
    const change = machine.apply(this, 'remove', doer, now);
    this.body = '';
    return change;
  }
}
noteSchema.setClass(UserNote);
