import { editNote, NOTE_LENGTH, type UserNote, type UserNotes, writeNote } from '@psp/contracts/user-notes';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Prose, Under } from '@psp/design-system/cells';
import { formatDateTime } from '@psp/design-system/format';
import { Row, Stack } from '@psp/design-system/page';
import { TextAreaField } from '@psp/design-system/text-fields';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { StackForm } from '@psp/features/forms/ui/form';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { useAct } from '@psp/remote/act/use-act';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { CHANGED } from '../common/changed.ts';
import { noteStrings as strings } from './note-strings.ts';
import { notes, type NotedSubject, notesQuery } from './queries.ts';

const editing = editNote.pick({ text: true });
type Text = { text: string };

/** The association's notes about an organisation or a person, newest first, with a form for a new one. */
export function NotesCard({ subject }: { subject: NotedSubject }) {
  const query = useQuery(notesQuery(subject));
  return (
    <Card>
      <CardHeader title={strings.title} />
      <CardBody>
        <Stack gap={16}>
          <Under>{subject.kind === 'person' ? strings.onPerson : strings.onOrganisation}</Under>
          <Loaded query={query} rows={2}>
            {(view) => <Notes view={view} subject={subject} />}
          </Loaded>
        </Stack>
      </CardBody>
    </Card>
  );
}

function Notes({ view, subject }: { view: UserNotes; subject: NotedSubject }) {
  return (
    <Stack gap={16}>
      {view.canWrite ? <NewNote subject={subject} /> : null}
      {view.items.length === 0 ? <p>{strings.empty}</p> : null}
      {view.items.map((note) => (
        <Note key={note.id} note={note} subject={subject} />
      ))}
    </Stack>
  );
}

const sendOf = (subject: NotedSubject) => (body: Text) =>
  subject.kind === 'person'
    ? notes.call('POST /accounts/:id/notes', { id: subject.id, body })
    : notes.call('POST /organisations/:id/notes', { id: subject.id, body });

function NewNote({ subject }: { subject: NotedSubject }) {
  const form = useActForm<Text, Text, UserNotes>({
    blank: { text: '' },
    ids: { text: useId() },
    schema: writeNote,
    missing: { text: strings.missing },
    keptAs: `user-note:${subject.id}`,
    clears: true,
    send: sendOf(subject),
    view: notesQuery(subject),
    refreshes: CHANGED,
    done: strings.saved,
  });
  return (
    <StackForm of={form}>
      <TextAreaField {...form.field('text')} label={strings.label} rows={3} maxLength={NOTE_LENGTH} />
      <div>
        <Button type="submit" variant="secondary" isPending={form.isPending} pendingLabel={strings.saving}>
          {strings.save}
        </Button>
      </div>
    </StackForm>
  );
}

function Note({ note, subject }: { note: UserNote; subject: NotedSubject }) {
  const { author, text, createdAt, editedAt, actions } = note;
  const edited = editedAt ? [strings.edited(formatDateTime(editedAt))] : [];
  return (
    <div>
      <Prose>{text}</Prose>
      <Under>{[strings.by(author, formatDateTime(createdAt)), ...edited].join(' · ')}</Under>
      <Row>
        <EditButton note={note} subject={subject} isOffered={actions.includes('edit')} />
        <RemoveButton note={note} subject={subject} isOffered={actions.includes('remove')} />
      </Row>
    </div>
  );
}

interface NoteButtonProps {
  note: UserNote;
  subject: NotedSubject;
  isOffered: boolean;
}

const aboutOf = ({ author, createdAt }: UserNote) => strings.by(author, formatDateTime(createdAt));

function EditButton({ note, subject, isOffered }: NoteButtonProps) {
  const { id, version, text } = note;
  const form = useActForm<Text, Text, UserNotes>({
    blank: { text },
    ids: { text: useId() },
    schema: editing,
    missing: { text: strings.missing },
    send: (body) => notes.call('PUT /notes/:id', { id, body: { ...body, version } }),
    view: notesQuery(subject),
    refreshes: CHANGED,
    done: strings.changed,
  });
  return (
    <AskButton
      act={form}
      label={strings.edit}
      about={aboutOf(note)}
      title={strings.editTitle}
      confirmLabel={strings.saveEdit}
      variant="quiet"
      size="small"
      isOffered={isOffered}
    >
      <TextAreaField {...form.field('text')} label={strings.text} rows={6} maxLength={NOTE_LENGTH} />
    </AskButton>
  );
}

function RemoveButton({ note, subject, isOffered }: NoteButtonProps) {
  const { id, version } = note;
  const act = useAct({
    send: () => notes.call('POST /notes/:id/remove', { id, body: { version } }),
    view: notesQuery(subject),
    refreshes: CHANGED,
    done: strings.removed,
  });
  return (
    <AskButton
      act={act}
      label={strings.remove}
      about={aboutOf(note)}
      title={strings.removeTitle}
      variant="quiet"
      size="small"
      isDanger
      isOffered={isOffered}
    >
      <p>{strings.removeText}</p>
    </AskButton>
  );
}
