import type { Device } from './device.ts';
import { Keeper } from './keeper.ts';
import { Observable } from './observable.ts';
import type { SaveState, Snapshot, TextOptions } from './save-state.ts';
import type { Surroundings } from './surroundings.ts';
import { saveWritten } from './save-written.ts';
import { Written } from './written.ts';

/**
 * A text that others may edit too, while it is written: saved one save at a time over the version that was read last, and kept on
 * the device until the server has it. It knows nothing of the screen.
 */
export class VersionedText<Text extends object, View> {
  readonly snapshot: Observable<Snapshot<Text, View>>;
  private readonly options: TextOptions<Text, View>;
  private readonly isAutomatic: boolean;
  private readonly surroundings: Surroundings;
  private readonly keeper: Keeper;
  private readonly written: Written<Text, View>;
  private readonly wasRestored: boolean;
  private isUntouched = true;
  private isGivenUp = false;
  private state: SaveState<View> = { kind: 'clean' };
  private running: Promise<View | null> | null = null;
  private cancelSave = () => {};
  private showText: (text: Text) => void = () => {};

  constructor(options: TextOptions<Text, View>, device: Device, surroundings: Surroundings) {
    this.options = options;
    this.isAutomatic = options.delayMs !== null;
    this.surroundings = surroundings;
    this.written = new Written(options);
    this.keeper = new Keeper(device, surroundings.clock, options.nameOf(options.view));
    const found = this.written.restore(this.keeper.read());
    this.wasRestored = found !== 'none';
    if (this.wasRestored) this.state = { kind: 'unsaved' };
    if (found === 'stale' && options.view) this.state = { kind: 'stale', current: options.view };
    this.snapshot = new Observable(this.look());
  }

  /** `show` is called with each text that takes the place of the one typed. */
  readonly showIn = (show: (text: Text) => void): void => {
    this.showText = show;
  };

  /** Begins to follow the page; gives the function that stops, as when the page is left. */
  readonly start = (): (() => void) => {
    const stopReturn = this.surroundings.onReturn(this.saveItself);
    const stopLeave = this.surroundings.onLeave(this.leave);
    this.keeper.isOpen = true;
    if (!this.written.isUnsaved) this.keeper.drop();
    if (this.state.kind === 'unsaved') this.schedule();
    return () => {
      this.keeper.isOpen = false;
      stopReturn();
      stopLeave();
      this.leave();
    };
  };

  /** Takes the text as it now stands. */
  readonly change = (text: Text): void => {
    if (this.written.is(text)) return;
    this.written.put(text);
    [this.isUntouched, this.isGivenUp] = [false, false];
    this.keeper.put(this.written.kept);
    if (this.state.kind === 'stale' || this.running) return this.set();
    this.cancelSave();
    if (!this.written.isUnsaved) return this.settle();
    /* A text that is not mended yet stays marked; the first mark waits until the person pauses. */
    if (this.state.kind === 'local' && !this.options.canSave(text)) return this.set();
    this.set({ kind: 'unsaved' });
    this.schedule();
  };

  /**
   * Saves what the person asks to have saved, also a text that was never changed where the server has none. Gives what the server
   * then has; null when that failed.
   */
  readonly save = async (): Promise<View | null> => {
    /* What is typed while a save is on its way is no part of it, unless the text saves itself. */
    if (this.running && !this.isAutomatic) await this.running;
    this.cancelSave();
    if (this.state.kind === 'stale') return null;
    if (!this.running && !this.written.isUnsaved && this.written.view) return this.written.view;
    this.running ??= this.run();
    return this.running;
  };

  /** Saves what is unsaved. Gives what the server then has; null when that failed or the server has nothing yet. */
  readonly flush = async (): Promise<View | null> =>
    this.written.isUnsaved || this.running ? this.save() : this.written.view;

  /** Shows the person's text against `current`, which somebody else has saved. */
  readonly meet = (current: View): void => {
    this.cancelSave();
    this.set({ kind: 'stale', current });
  };

  /** Goes on with the person's text over the version in the conflict; one that saves itself is saved at once. */
  readonly keepMine = async (): Promise<View | null> => {
    if (this.state.kind !== 'stale') return null;
    this.written.base(this.state.current);
    this.keeper.update(this.written.kept);
    this.settle();
    return this.isAutomatic ? this.flush() : null;
  };

  /** Gives the person's text up for what the server has: the version in a conflict, else the one known last. */
  readonly takeSaved = async (): Promise<void> => {
    this.isGivenUp = true;
    if (this.running) await this.running;
    if (this.isGivenUp) this.replace(this.state.kind === 'stale' ? this.state.current : this.written.view);
  };

  /** Takes what was read of the server anew. An unsaved text stays, and meets it when it is saved. */
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
    if (delayMs !== null) this.cancelSave = this.surroundings.clock.after(delayMs, this.saveItself);
  }

  private readonly saveItself = (): void => {
    const isWaiting = this.wasRestored && this.isUntouched && this.options.savesRestored === false;
    if (this.isAutomatic && !isWaiting) void this.flush();
  };

  private readonly leave = (): void => {
    this.keeper.writeNow();
    this.saveItself();
  };

  private async run(): Promise<View | null> {
    const { options, written, keeper } = this;
    const end = await saveWritten({
      ...{ options, written, keeper, clock: this.surroundings.clock },
      onSend: () => this.set({ kind: 'saving' }),
      onReplaced: (text) => this.showText(text),
    });
    /* First over, then said to be over: what is typed in answer to that must start the next save. */
    this.running = null;
    if (!written.isUnsaved) keeper.drop();
    this.set(end);
    return end.kind === 'saved' || end.kind === 'unsaved' ? written.view : null;
  }

  private replace(view: View | null): void {
    this.isGivenUp = false;
    this.cancelSave();
    this.written.base(view);
    this.written.put(this.written.known());
    this.keeper.drop();
    this.set({ kind: 'clean' });
    this.showText(this.written.text);
  }

  private settle(): void {
    if (!this.written.isUnsaved) this.keeper.drop();
    this.set({ kind: this.written.isUnsaved ? 'unsaved' : 'clean' });
  }

  private set(state = this.state): void {
    this.state = state;
    this.snapshot.set(this.look());
  }

  private look(): Snapshot<Text, View> {
    const { state, wasRestored, isUntouched, written } = this;
    return { text: written.text, view: written.view, isUnsaved: written.isUnsaved, state, wasRestored, isUntouched };
  }
}
