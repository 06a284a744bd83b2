import { z } from 'zod';
import { editors, viewers } from './access.ts';
import { id, isoDateTime, requiredText, version, versioned } from './common.ts';
import { act, operations, read } from './operations.ts';

export const NOTE_LENGTH = 2000;

/** A note of the association about an organisation or a person, which nobody else reads. */
export const userNote = z.object({
  id,
  author: z.string(),
  text: z.string(),
  createdAt: isoDateTime,
  /** Null until it is edited. */
  editedAt: isoDateTime.nullable(),
  version,
  actions: z.array(z.enum(['edit', 'remove'])),
});
export type UserNote = z.infer<typeof userNote>;
/** `canWrite`: the reader may add a note. The newest notes come first. */
export const userNotes = z.object({ items: z.array(userNote), canWrite: z.boolean() });
export type UserNotes = z.infer<typeof userNotes>;

const text = requiredText(NOTE_LENGTH, 'Scrieți nota.');
export const writeNote = z.strictObject({ text });
export const editNote = z.strictObject({ text, version });

const changed = { access: editors, view: userNotes };
/** Notes about an organisation or a person. Each act answers with the notes of the same subject. */
export const noteOperations = operations(['admin'], {
  ofOrganisation: read('/organisations/:id/notes', { access: viewers, view: userNotes }),
  ofPerson: read('/accounts/:id/notes', { access: viewers, view: userNotes }),
  writeOnOrganisation: act('user-note.write', 'POST /organisations/:id/notes', {
    ...{ ...changed, body: writeNote },
    on: 'organisation',
  }),
  writeOnPerson: act('user-note.write', 'POST /accounts/:id/notes', { ...changed, body: writeNote, on: 'account' }),
  edit: act('user-note.edit', 'PUT /notes/:id', { ...changed, body: editNote }),
  remove: act('user-note.remove', 'POST /notes/:id/remove', { ...changed, body: versioned }),
});
