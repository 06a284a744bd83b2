import type { RequestContent, RequestView } from '@psp/contracts/service-requests';
import { isApiError } from '@psp/remote/api-error';
import { textOf } from '@psp/remote/draft';

export type SaveState =
  | { kind: 'clean' }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  /** Holds what the server cannot take, such as an amount that cannot be read: kept on this device only. */
  | { kind: 'local' }
  | { kind: 'saved'; at: Date }
  | { kind: 'failed'; error: unknown }
  | { kind: 'stale'; current: RequestView };

/** The first save of a new draft. It is repeated word for word until it is answered, so that it makes one row. */
export interface Creation {
  key: string;
  content: RequestContent;
}

export interface AutosaveOptions {
  /** What the server has; null for a request that was never saved. */
  view: RequestView | null;
  /** The text that needs no saving: the view's, or the blank form's. */
  baseline: RequestContent;
  transport: {
    create: (content: RequestContent, key: string) => Promise<RequestView>;
    save: (id: string, version: number, content: RequestContent) => Promise<RequestView>;
    read: (id: string) => Promise<RequestView>;
  };
  /** Tells whether the server can take this text as it stands. */
  canSave: (content: RequestContent) => boolean;
  /** Quiet time after the last change, in milliseconds; null saves only when asked. */
  delayMs: number | null;
  /** A creation that an earlier visit left unanswered. */
  creation?: Creation | null;
  onSaved?: (view: RequestView) => void;
}

function isRefused(error: unknown): boolean {
  return isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 401;
}

/** Saves a request as it is written: one save at a time, each over the version that was read last. */
export class Autosave {
  view: RequestView | null;
  creation: Creation | null;
  private readonly options: AutosaveOptions;
  private readonly listeners = new Set<() => void>();
  private state: SaveState = { kind: 'clean' };
  private unsaved: RequestContent | null = null;
  private baseline: string;
  private running: Promise<void> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: AutosaveOptions) {
    this.options = options;
    this.view = options.view;
    this.creation = options.creation ?? null;
    this.baseline = textOf(options.baseline);
  }

  readonly getState = (): SaveState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  get hasUnsaved(): boolean {
    return this.unsaved !== null;
  }

  /** Takes the text as it now stands. */
  change(content: RequestContent): void {
    if (textOf(content) === (this.unsaved ? textOf(this.unsaved) : this.baseline)) return;
    this.unsaved = content;
    if (this.state.kind === 'stale' || this.running) return;
    /* A text that is not mended yet stays marked; the first mark waits until the person pauses. */
    if (this.state.kind === 'local' && !this.options.canSave(content)) return this.set({ kind: 'local' });
    this.set({ kind: 'unsaved' });
    clearTimeout(this.timer);
    if (this.options.delayMs !== null) this.timer = setTimeout(() => void this.flush(), this.options.delayMs);
  }

  /** Saves now what is unsaved. Gives the saved view, or null when that failed. */
  async flush(): Promise<RequestView | null> {
    clearTimeout(this.timer);
    if (this.state.kind === 'stale') return null;
    if (this.unsaved) {
      this.running ??= this.run().finally(() => {
        this.running = null;
      });
    }
    await this.running;
    return this.unsaved ? null : this.view;
  }

  /** `mine` was written over an older version than `current`. */
  conflict(current: RequestView, mine: RequestContent): void {
    clearTimeout(this.timer);
    this.unsaved = mine;
    this.set({ kind: 'stale', current });
  }

  /** Saves the person's text over the version in the conflict. */
  async keepMine(): Promise<RequestView | null> {
    if (this.state.kind !== 'stale') return null;
    this.view = this.state.current;
    this.set({ kind: 'unsaved' });
    return this.flush();
  }

  /** Gives the person's text up for the version in the conflict. */
  useSaved(): RequestView | null {
    if (this.state.kind !== 'stale') return null;
    this.view = this.state.current;
    this.unsaved = null;
    this.baseline = textOf(this.view.content);
    this.set({ kind: 'clean' });
    return this.view;
  }

  private set(state: SaveState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }

  private async run(): Promise<void> {
    while (this.unsaved) {
      if (!this.options.canSave(this.unsaved)) return this.set({ kind: 'local' });
      const sent = this.nextText(this.unsaved);
      this.set({ kind: 'saving' });
      try {
        this.view = await this.send(sent);
      } catch (error) {
        return this.fail(error);
      }
      this.creation = null;
      this.baseline = textOf(sent);
      if (this.baseline === textOf(this.unsaved)) this.unsaved = null;
      this.options.onSaved?.(this.view);
    }
    this.set({ kind: 'saved', at: new Date() });
  }

  private nextText(content: RequestContent): RequestContent {
    if (this.view) return content;
    this.creation ??= { key: crypto.randomUUID(), content };
    return this.creation.content;
  }

  private send(content: RequestContent): Promise<RequestView> {
    const { create, save } = this.options.transport;
    if (this.view) return save(this.view.id, this.view.version, content);
    return create(content, this.creation?.key ?? crypto.randomUUID());
  }

  private async fail(error: unknown): Promise<void> {
    if (isRefused(error)) this.creation = null;
    const isStale = isApiError(error) && error.code === 'version.stale';
    const current = isStale && this.view ? await this.options.transport.read(this.view.id).catch(() => null) : null;
    this.set(current ? { kind: 'stale', current } : { kind: 'failed', error });
  }
}
