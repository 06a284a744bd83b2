import { ApiError, networkError } from '../api-error.ts';

export interface Note {
  title: string;
  amount: number | null;
}

export interface NoteView {
  version: number;
  content: Note;
}

/** 'busy' and 'ended' refuse; 'lost' does the work and drops the answer; 'unsent' never arrives. */
export type Fault = 'busy' | 'ended' | 'lost' | 'unsent';

const FAILURES = {
  busy: () => new ApiError(503, 'service.busy', 'Baza de date nu răspunde.'),
  ended: () => new ApiError(401, 'auth.required', 'Sesiunea s-a încheiat.'),
  lost: networkError,
  unsent: networkError,
};

interface Call {
  note: Note;
  version: number | null;
  key: string;
}

/** A service that keeps one note as the real ones do: one row for each key, and a version that must be the latest. */
export class TextService {
  stored: NoteView | null = null;
  /** Every text that a save has stored, in order. */
  taken: Note[] = [];
  /** Every text that was ever stored, also by others. */
  ever: Note[] = [];
  calls: Call[] = [];
  /** What happens to the next calls, one each. */
  faults: (Fault | null)[] = [];
  /** Calls wait for `answer`. */
  isHeld = false;
  /** Saves at work, and the most there ever were at once. */
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

  /** Answers the call that has waited longest. */
  answer(fault: Fault | null = null): void {
    this.faults = [fault];
    this.waiting.shift()?.();
  }

  /** Somebody else saves. */
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
