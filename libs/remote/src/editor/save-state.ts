import type { RefusedBy } from '@psp/contracts/errors';

/** Save state of a text. */
export type SaveState<View> =
  | { kind: 'clean' }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  /** The text is not valid for the server, such as an unreadable amount: kept on this device only. */
  | { kind: 'local' }
  | { kind: 'saved'; at: Date }
  | { kind: 'failed'; error: unknown }
  /**
   * Another user has saved `current`; saving is paused until the user chooses a version. `by` is who saved and when, if the service
   * says so.
   */
  | { kind: 'stale'; current: View; by?: RefusedBy | null };

/** The first save of a new text. It is repeated unchanged until it is answered, so that only one row is created. */
export interface Creation<Text> {
  key: string;
  content: Text;
}

/** Unsent text as stored on the device in JSON. */
export interface Kept<Text> {
  content: Text;
  /** Version that the text is based on; null for a new one. */
  version: number | null;
  creation: Creation<Text> | null;
  /** Hashes (`wordsOf`) of texts sent without an answer: the server may have any of them. */
  unanswered: string[];
}

export interface TextOptions<Text, View> {
  /** The saved view; null for a new text. */
  view: View | null;
  /** Initial text of a new record. */
  blank: Text;
  /** Extracts the form's text from a view. */
  contentOf: (view: View) => Text;
  /** Version of a view; null when there is none. */
  versionOf: (view: View) => number | null;
  /** Storage name of the text. */
  nameOf: (view: View | null) => string;
  /**
   * Saves a text over `base`, or creates it when `base` is null. Resolves to the saved view. `key` is the same for each
   * repetition of a create. Rejects with an ApiError.
   */
  save: (text: Text, base: View | null, key: string) => Promise<View>;
  /** Reads the current view; null when there is none. */
  read: (base: View | null) => Promise<View | null>;
  /** Error codes that mean that another user has saved. */
  conflicts?: readonly string[];
  /** True when the server would accept this text. */
  canSave: (text: Text) => boolean;
  /** Delay after the last change, in milliseconds; null saves on request only. */
  delayMs: number | null;
  /** False to save a restored text only after a change or on request. */
  savesRestored?: boolean;
  /**
   * Builds the text from the stored JSON and the saved text (unreadable numbers are not stored); null when the JSON has another
   * shape.
   */
  restore?: (kept: object, known: Text) => Text | null;
  /** Called after each save, also when the page has been left; `isFirst` is true for a create. */
  onSaved?: (view: View, isFirst: boolean) => void;
}

/** State of an editor for the screen; a new object after each change. */
export interface Snapshot<Text, View> {
  text: Text;
  state: SaveState<View>;
  /** The saved view, as last read or answered. */
  view: View | null;
  /** True while typed text may not be saved. */
  isUnsaved: boolean;
  /** True when the editor opened with a stored text. */
  wasRestored: boolean;
  /** True until something is typed. */
  isUntouched: boolean;
}
