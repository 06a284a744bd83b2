import type { TextOptions } from '../editor/save-state.ts';
import { VersionedText } from '../editor/versioned-text.ts';
import { memoryDevice, FakePage } from './fake-page.ts';
import { type Note, type NoteView, TextService } from './text-service.ts';

export const BLANK: Note = { title: '', amount: null };
export const QUIET_MS = 900;
export const note = (title: string): Note => ({ ...BLANK, title });

export type NoteFixture = ReturnType<typeof noteFixture>;
type Opened = ReturnType<NoteFixture['open']>;

export const kindOf = (editor: Opened) => editor.snapshot.get().state.kind;
export const textIn = (editor: Opened) => editor.snapshot.get().text;

/** Creates an empty fake service, an empty device and a fake page, with functions that open an editor and store a text. */
export function noteFixture() {
  const [service, device, page] = [new TextService(), memoryDevice(), new FakePage()];
  /* Opens an editor of the service's current text; `around` gives it another page. */
  const open = (more: Partial<TextOptions<Note, NoteView>> = {}, around = page) => {
    const editor = new VersionedText<Note, NoteView>(
      {
        view: service.stored,
        blank: BLANK,
        contentOf: ({ content }) => content,
        versionOf: ({ version }) => version,
        nameOf: (view) => (view ? 'note:1' : 'note:new'),
        save: service.save,
        read: service.read,
        conflicts: ['version.stale', 'note.exists'],
        canSave: ({ amount }) => !Number.isNaN(amount),
        delayMs: QUIET_MS,
        ...more,
      },
      device,
      around,
    );
    return Object.assign(editor, { stop: editor.start() });
  };
  /* Stores this text as saved by another user. */
  const has = (title: string) => service.saveAnother(note(title));
  return { service, device, page, open, has };
}
