import { ApiError, networkError } from '../api-error.ts';

export interface Note {
  title: string;
  amount: number | null;
}

export interface NoteView {
  version: number;
  content: Note;
}

/** 'busy' and 'ended' refuse the call; 'lost' saves but loses the answer; 'unsent' fails before the server. */
export type Fault = 'busy' | 'ended' | 'lost' | 'unsent';

const FAILURES = {
  busy: () => new ApiError(503, 'service.busy', 'Portalul este ocupat momentan.'),
  ended: () => new ApiError(401, 'auth.required', 'Sesiunea s-a încheiat.'),
  lost: networkError,
  unsent: networkError,
};

interface Call {
  note: Note;
  version: number | null;
  key: string;
}

/** Fake service with one versioned note. A repeated create with the same key creates no second row; stale versions are refused. */
export class TextService {
  stored: NoteView | null = null;
  /** Texts saved through this service, in order. */
  taken: Note[] = [];
  /** All texts ever stored, including those of other users. */
  ever: Note[] = [];
  calls: Call[] = [];
  /** Faults of the next calls, one each. */
  faults: (Fault | null)[] = [];
  /** True to hold calls until `answer`. */
  isHeld = false;
  /** Number of running saves, and its maximum. */
  inFlight = 0;
  mostInFlight = 0;
  private readonly keys: string[] = [];
  private readonly waiting: (() => void)[] = [];

  readonly save = async (note: Note, base: NoteView | null, key: string): Promise<NoteView> => {
    this.calls.push({ note, version: base?.version ?? null, key });
    this.inFlight += 1;
    this.mostInFlight = Math.max(this.mostInFlight, this.inFlight);
    try {
      if (this.isHeld) await new Promise<void>((resolve) => this.waiting.push(resolve));
      return this.work(note, base, key, this.faults.shift() ?? null);
    } finally {
      this.inFlight -= 1;
    }
  };

  readonly read = async (): Promise<NoteView | null> => this.stored;

  /** Answers the oldest held call. */
  answer(fault: Fault | null = null): void {
    this.faults = [fault];
    this.waiting.shift()?.();
  }

  /** Stores a text as saved by another user. */
  saveAnother(content: Note): void {
    this.ever.push(content);
    this.stored = { version: (this.stored?.version ?? 0) + 1, content };
  }

  private work(note: Note, base: NoteView | null, key: string, fault: Fault | null): NoteView {
    if (fault === 'busy' || fault === 'ended' || fault === 'unsent') throw FAILURES[fault]();
    this.store(note, base, key);
    if (fault === 'lost' || !this.stored) throw FAILURES.lost();
    return this.stored;
  }

  private store(note: Note, base: NoteView | null, key: string): void {
    if (base === null && this.keys.includes(key)) return;
    if (base === null && this.stored) throw new ApiError(409, 'note.exists', 'Există deja.');
    if (base !== null && base.version !== this.stored?.version)
      throw new ApiError(409, 'version.stale', 'Între timp, altcineva a modificat.');
    this.keys.push(key);
    this.taken.push(note);
    this.saveAnother(note);
  }
}
