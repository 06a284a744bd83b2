import type { Device } from './device.ts';
import { TextStore } from './text-store.ts';
import { Observable } from './observable.ts';
import type { SaveState, Snapshot, TextOptions } from './save-state.ts';
import type { PageEvents } from './page-events.ts';
import { saveText } from './save-text.ts';
import { TextState } from './text-state.ts';

/**
 * State machine of a text that several users may edit. Runs one save at a time, over the version last read, and keeps a copy on the
 * device until the text is saved. Independent of React.
 */
export class VersionedText<Text extends object, View> {
  readonly snapshot: Observable<Snapshot<Text, View>>;
  private readonly options: TextOptions<Text, View>;
  private readonly isAutomatic: boolean;
  private readonly pageEvents: PageEvents;
  private readonly store: TextStore;
  private readonly written: TextState<Text, View>;
  private readonly wasRestored: boolean;
  private isUntouched = true;
  private isDiscarded = false;
  private state: SaveState<View> = { kind: 'clean' };
  private running: Promise<View | null> | null = null;
  private cancelSave = () => {};
  private showText: (text: Text) => void = () => {};

  constructor(options: TextOptions<Text, View>, device: Device, pageEvents: PageEvents) {
    this.options = options;
    this.isAutomatic = options.delayMs !== null;
    this.pageEvents = pageEvents;
    this.written = new TextState(options);
    this.store = new TextStore(device, pageEvents.clock, options.nameOf(options.view));
    const found = this.written.restore(this.store.read());
    this.wasRestored = found !== 'none';
    if (this.wasRestored) this.state = { kind: 'unsaved' };
    if (found === 'stale' && options.view) this.state = { kind: 'stale', current: options.view };
    this.snapshot = new Observable(this.currentSnapshot());
  }

  /** Registers a callback that is called with each text that replaces the typed one. */
  readonly showIn = (show: (text: Text) => void): void => {
    this.showText = show;
  };

  /** Subscribes to the page's events; returns the function that unsubscribes. */
  readonly start = (): (() => void) => {
    const stopReturn = this.pageEvents.onReturn(this.autosave);
    const stopLeave = this.pageEvents.onLeave(this.leave);
    this.store.isOpen = true;
    if (!this.written.isUnsaved) this.store.drop();
    if (this.state.kind === 'unsaved') this.schedule();
    return () => {
      this.store.isOpen = false;
      stopReturn();
      stopLeave();
      this.leave();
    };
  };

  /** Sets the typed text. */
  readonly change = (text: Text): void => {
    if (this.written.is(text)) return;
    this.written.put(text);
    [this.isUntouched, this.isDiscarded] = [false, false];
    this.store.put(this.written.kept);
    if (this.state.kind === 'stale' || this.running) return this.set();
    this.cancelSave();
    if (!this.written.isUnsaved) return this.settle();
    /* An invalid text stays marked; it is first marked after a pause in typing. */
    if (this.state.kind === 'local' && !this.options.canSave(text)) return this.set();
    this.set({ kind: 'unsaved' });
    this.schedule();
  };

  /** Saves on request, including an unchanged new text. Resolves to the saved view, or null on failure. */
  readonly save = async (): Promise<View | null> => {
    /* Without autosave, a running save does not include later changes. */
    if (this.running && !this.isAutomatic) await this.running;
    this.cancelSave();
    if (this.state.kind === 'stale') return null;
    if (!this.running && !this.written.isUnsaved && this.written.view) return this.written.view;
    this.running ??= this.run();
    return this.running;
  };

  /** Saves unsaved text. Resolves to the saved view, or null on failure and when nothing was ever saved. */
  readonly flush = async (): Promise<View | null> =>
    this.written.isUnsaved || this.running ? this.save() : this.written.view;

  /** Starts a conflict with `current`, a view saved by another user. */
  readonly meet = (current: View): void => {
    this.cancelSave();
    this.set({ kind: 'stale', current });
  };

  /** Ends the conflict with the user's text; saves it at once when autosave is on. */
  readonly keepMine = async (): Promise<View | null> => {
    if (this.state.kind !== 'stale') return null;
    this.written.base(this.state.current);
    this.store.update(this.written.kept);
    this.settle();
    return this.isAutomatic ? this.flush() : null;
  };

  /** Discards the user's text for the other version, or outside a conflict for the saved view. */
  readonly takeSaved = async (): Promise<void> => {
    this.isDiscarded = true;
    if (this.running) await this.running;
    if (this.isDiscarded) this.replace(this.state.kind === 'stale' ? this.state.current : this.written.view);
  };

  /** Applies a newly read view. Unsaved text is kept; if the view is newer, its save conflicts. */
  readonly take = (view: View): void => {
    if (this.running || this.state.kind === 'stale' || view === this.written.view) return;
    const age = this.written.compare(view);
    if (age === 'older' || (age === 'newer' && this.written.isUnsaved)) return;
    if (age === 'same') this.written.view = view;
    else if (this.written.isOwn(view)) this.written.adopt(view);
    else return this.replace(view);
    this.set();
  };

  private schedule(): void {
    const { delayMs } = this.options;
    if (delayMs !== null) this.cancelSave = this.pageEvents.clock.after(delayMs, this.autosave);
  }

  private readonly autosave = (): void => {
    const isWaiting = this.wasRestored && this.isUntouched && this.options.savesRestored === false;
    if (this.isAutomatic && !isWaiting) void this.flush();
  };

  private readonly leave = (): void => {
    this.store.writeNow();
    this.autosave();
  };

  private async run(): Promise<View | null> {
    const { options, written, store } = this;
    const end = await saveText({
      ...{ options, written, store, clock: this.pageEvents.clock },
      onSend: () => this.set({ kind: 'saving' }),
      onReplaced: (text) => this.showText(text),
    });
    /* Cleared before listeners are notified: a change they make must start the next save. */
    this.running = null;
    if (!written.isUnsaved) store.drop();
    this.set(end);
    return end.kind === 'saved' || end.kind === 'unsaved' ? written.view : null;
  }

  private replace(view: View | null): void {
    this.isDiscarded = false;
    this.cancelSave();
    this.written.base(view);
    this.written.put(this.written.known());
    this.store.drop();
    this.set({ kind: 'clean' });
    this.showText(this.written.text);
  }

  private settle(): void {
    if (!this.written.isUnsaved) this.store.drop();
    this.set({ kind: this.written.isUnsaved ? 'unsaved' : 'clean' });
  }

  private set(state = this.state): void {
    this.state = state;
    this.snapshot.set(this.currentSnapshot());
  }

  private currentSnapshot(): Snapshot<Text, View> {
    const { state, wasRestored, isUntouched, written } = this;
    return { text: written.text, view: written.view, isUnsaved: written.isUnsaved, state, wasRestored, isUntouched };
  }
}
