import type { Device } from '../editor/device.ts';
import { saveQueue } from '../editor/use-editor.ts';
import { VersionedText } from '../editor/versioned-text.ts';
import { FakePage, settled } from './fake-page.ts';
import type { Note, NoteView, TextService } from './text-service.ts';

const QUIET_MS = 900;
/** Milliseconds until typed text is stored on the device. */
export const KEPT_AFTER_MS = 300;

/** A browser tab with an editor of one note. */
export class TextTab {
  editor: VersionedText<Note, NoteView>;
  /** Maximum number of concurrent saves in one visit. */
  mostAsked = 0;
  private page = new FakePage();
  private inTurn = saveQueue();
  private stop: () => void;
  private readonly service: TextService;
  private readonly device: Device;
  private readonly delayMs: number | null;

  constructor(service: TextService, device: Device, isAutomatic: boolean) {
    this.service = service;
    this.device = device;
    this.delayMs = isAutomatic ? QUIET_MS : null;
    this.editor = this.make(service.stored);
    this.stop = this.editor.start();
  }

  pass = (ms: number): Promise<void> => this.page.pass(ms);
  reconnect = (): Promise<void> => this.page.reconnect();
  hide = (): void => this.page.hide();

  /** Leaves the page and opens it again, with the cached view (`isStale`) or the current one. */
  async reopen(isStale: boolean): Promise<void> {
    const { view } = this.editor.snapshot.get();
    this.stop();
    await settled();
    this.open(isStale ? view : this.service.stored);
  }

  /** Closes the tab without events and opens another. */
  crash(): void {
    [this.page, this.inTurn] = [new FakePage(), saveQueue()];
    this.open(this.service.stored);
  }

  private open(view: NoteView | null): void {
    this.editor = this.make(view);
    this.stop = this.editor.start();
  }

  private make(view: NoteView | null): VersionedText<Note, NoteView> {
    const { page, service, device } = this;
    /* Ignores callbacks of a closed tab. */
    const isAlive = () => this.page === page;
    let asked = 0;
    const save = async (note: Note, base: NoteView | null, key: string) => {
      this.mostAsked = Math.max(this.mostAsked, (asked += 1));
      try {
        return await this.inTurn('note', () => service.save(note, base, key));
      } finally {
        if (!isAlive()) await new Promise(() => {});
        asked -= 1;
      }
    };
    return new VersionedText<Note, NoteView>(
      {
        ...{ view, save, read: service.read, delayMs: this.delayMs },
        blank: { title: '', amount: null },
        contentOf: ({ content }) => content,
        versionOf: ({ version }) => version,
        nameOf: () => 'note',
        conflicts: ['version.stale', 'note.exists'],
        canSave: ({ amount }) => !Number.isNaN(amount),
      },
      {
        read: device.read,
        write: (name, text) => (isAlive() ? device.write(name, text) : undefined),
        remove: (name) => (isAlive() ? device.remove(name) : undefined),
      },
      page,
    );
  }
}
