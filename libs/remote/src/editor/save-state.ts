/** Where the saving of a text stands. */
export type SaveState<View> =
  | { kind: 'clean' }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  /** Holds what the server cannot take, such as an amount that cannot be read: kept on this device only. */
  | { kind: 'local' }
  | { kind: 'saved'; at: Date }
  | { kind: 'failed'; error: unknown }
  /** Somebody else has saved `current` meanwhile; nothing is saved until the person has chosen. */
  | { kind: 'stale'; current: View };

/** The first save of a new text. It is repeated word for word until it is answered, so that it makes one row. */
export interface Creation<Text> {
  key: string;
  content: Text;
}

/** What is kept on the device, as JSON. */
export interface Kept<Text> {
  content: Text;
  /** The version it was written over; null when there was none. */
  version: number | null;
  creation: Creation<Text> | null;
  /** Texts that were sent and whose answers did not arrive, by `wordsOf`: any of them may be what the server has. */
  unanswered: string[];
}

export interface TextOptions<Text, View> {
  /** What the server has; null for a text that was never saved. */
  view: View | null;
  /** The text of a form that was never saved. */
  blank: Text;
  /** The text of a view, as the form holds it. */
  contentOf: (view: View) => Text;
  /** The version that the next save is over; null where the server has none. */
  versionOf: (view: View) => number | null;
  /** Under which the text is kept on the device. */
  nameOf: (view: View | null) => string;
  /**
   * Stores a text over `base`, or for the first time where that is null, and gives what the server then has. `key` is the same
   * for each repetition of a first save. Throws ApiError.
   */
  save: (text: Text, base: View | null, key: string) => Promise<View>;
  /** What the server has now; null when it has nothing. */
  read: (base: View | null) => Promise<View | null>;
  /** Codes of refusals that mean that somebody else has saved meanwhile. */
  conflicts?: readonly string[];
  /** Tells whether the server can take this text as it stands. */
  canSave: (text: Text) => boolean;
  /** Quiet time after the last change, in milliseconds; null saves only when asked. */
  delayMs: number | null;
  /** False for a text of an earlier visit that is not saved before the person has changed it or asked for it. */
  savesRestored?: boolean;
  /**
   * The text that an earlier visit has left, from the JSON on the device and what the server has (a number that could not be read
   * was not kept); null when it is not one.
   */
  restore?: (kept: object, known: Text) => Text | null;
  /** Called after each save, also when the page has moved on; `isFirst` for one that made the row. */
  onSaved?: (view: View, isFirst: boolean) => void;
}

/** What a screen shows of an editor; another object after each change. */
export interface Snapshot<Text, View> {
  text: Text;
  state: SaveState<View>;
  /** What the server has, as it was last read or answered. */
  view: View | null;
  /** Something typed may not be stored. */
  isUnsaved: boolean;
  /** The editor opened with a text that an earlier visit had left. */
  wasRestored: boolean;
  /** Nothing was typed since it opened. */
  isUntouched: boolean;
}
