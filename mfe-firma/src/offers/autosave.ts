import type { OfferContent, OfferView } from '@psp/contracts/offers';
import { isApiError } from '@psp/remote/api-error';
import { sameContent } from './content.ts';

export type SaveState =
  | { kind: 'clean' | 'unsaved' | 'saving' }
  /** Not yet fit for the server (a price of zero, or a submitted offer with a gap): kept on this device only. */
  | { kind: 'local' }
  | { kind: 'saved'; at: Date }
  | { kind: 'failed'; error: unknown }
  | { kind: 'stale'; current: OfferView };

type Known = Pick<OfferView, 'id' | 'version'>;

export interface AutosaveOptions {
  /** The offer that the text was read from; null when there is none yet. */
  offer: Known | null;
  /** The text that needs no saving: that of `offer`. */
  baseline?: OfferContent | null;
  transport: {
    create: (content: OfferContent, key: string) => Promise<OfferView>;
    save: (id: string, version: number, content: OfferContent) => Promise<OfferView>;
    read: () => Promise<OfferView | null>;
  };
  /** Tells whether the server can take this text as it stands. */
  canSave: (content: OfferContent) => boolean;
  /** Quiet time after the last change, in milliseconds. */
  delayMs: number;
}

/** Saves an offer as it is written, one save at a time, each over the version that was read last. */
export interface Autosave {
  getState: () => SaveState;
  getOffer: () => Known | null;
  subscribe: (listener: () => void) => () => void;
  /** Takes the text as it now stands; what the server already has needs no saving. */
  change: (content: OfferContent) => void;
  /** Saves now what is unsaved; gives the offer as the server has it, or null when that failed. */
  flush: () => Promise<Known | null>;
  /** Saves the person's text over the version in the conflict. */
  keepMine: () => Promise<Known | null>;
  /** Gives the person's text up for the version in the conflict. */
  takeTheirs: () => OfferView | null;
  /** Shows a conflict that was found on opening the page. */
  conflict: (current: OfferView, mine: OfferContent) => void;
  stop: () => void;
}

const CONFLICTS = new Set(['version.stale', 'offer.exists']);
const isConflict = (error: unknown): boolean => isApiError(error) && CONFLICTS.has(error.code);
const isRefusal = (error: unknown): boolean =>
  isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 401;

/** What an autosave remembers between two calls. */
interface Memory {
  state: SaveState;
  offer: Known | null;
  unsaved: OfferContent | null;
  /** The text that was last given to the server as it stands there. */
  baseline: OfferContent | null;
  /** The first save; repeated word for word until it is answered, so that it makes one row. */
  creation: { key: string; content: OfferContent } | null;
  running: Promise<void> | null;
  timer?: ReturnType<typeof setTimeout>;
}

export function createAutosave(options: AutosaveOptions): Autosave {
  const { canSave, delayMs } = options;
  const listeners = new Set<() => void>();
  const memory: Memory = {
    state: { kind: 'clean' },
    offer: options.offer,
    unsaved: null,
    baseline: options.baseline ?? null,
    creation: null,
    running: null,
  };
  const set = (state: SaveState) => {
    memory.state = state;
    for (const listener of listeners) listener();
  };
  const saveNow = async (): Promise<Known | null> => {
    clearTimeout(memory.timer);
    if (memory.state.kind === 'stale' || (memory.unsaved && !canSave(memory.unsaved))) return null;
    memory.running ??= run(memory, options, set).then((state) => {
      /* First over, then said to be over: what is typed in answer to that must start the next save. */
      memory.running = null;
      set(state);
    });
    await memory.running;
    return memory.unsaved ? null : memory.offer;
  };
  const change = (content: OfferContent) => {
    const known = memory.unsaved ?? memory.baseline;
    if (known && sameContent(known, content)) return;
    memory.unsaved = content;
    if (memory.state.kind === 'stale' || memory.running) return;
    clearTimeout(memory.timer);
    if (!canSave(content)) return set({ kind: 'local' });
    set({ kind: 'unsaved' });
    memory.timer = setTimeout(() => void saveNow(), delayMs);
  };
  return {
    getState: () => memory.state,
    getOffer: () => memory.offer,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change,
    flush: () => (memory.unsaved || memory.running ? saveNow() : Promise.resolve(memory.offer)),
    ...choices(memory, set, saveNow),
    stop: () => clearTimeout(memory.timer),
  };
}

type Choices = Pick<Autosave, 'keepMine' | 'takeTheirs' | 'conflict'>;

/* What may be done once somebody else has changed the same offer. */
function choices(memory: Memory, set: (state: SaveState) => void, saveNow: () => Promise<Known | null>): Choices {
  return {
    keepMine: () => {
      if (memory.state.kind !== 'stale') return Promise.resolve(null);
      memory.offer = memory.state.current;
      set({ kind: 'unsaved' });
      return saveNow();
    },
    takeTheirs: () => {
      if (memory.state.kind !== 'stale') return null;
      const { current } = memory.state;
      memory.offer = current;
      memory.baseline = current.content;
      memory.unsaved = null;
      set({ kind: 'clean' });
      return current;
    },
    conflict: (current, mine) => {
      memory.unsaved = mine;
      set({ kind: 'stale', current });
    },
  };
}

/* Saves until nothing is left unsaved, or the first failure; gives the state it ends in. */
async function run(memory: Memory, options: AutosaveOptions, set: (state: SaveState) => void): Promise<SaveState> {
  while (memory.unsaved) {
    const content = memory.unsaved;
    if (!options.canSave(content)) return { kind: 'local' };
    set({ kind: 'saving' });
    try {
      const sent = await send(memory, options, content);
      memory.baseline = sent;
      if (memory.unsaved === content && sameContent(sent, content)) memory.unsaved = null;
    } catch (error) {
      if (isRefusal(error)) memory.creation = null;
      return explain(error, options);
    }
  }
  return { kind: 'saved', at: new Date() };
}

async function send(memory: Memory, { transport }: AutosaveOptions, content: OfferContent): Promise<OfferContent> {
  if (memory.offer) {
    memory.offer = await transport.save(memory.offer.id, memory.offer.version, content);
    return content;
  }
  memory.creation ??= { key: crypto.randomUUID(), content };
  const { key, content: first } = memory.creation;
  memory.offer = await transport.create(first, key);
  memory.creation = null;
  return first;
}

async function explain(error: unknown, { transport }: AutosaveOptions): Promise<SaveState> {
  const current = isConflict(error) ? await transport.read().catch(() => null) : null;
  return current ? { kind: 'stale', current } : { kind: 'failed', error };
}
