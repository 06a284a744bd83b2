import { newKey } from '../act/idempotency.ts';
import { isRecord } from '../api-error.ts';
import type { Creation, Kept, TextOptions } from './save-state.ts';
import { keyOf, wordsOf } from './text-key.ts';

/** The typed text, and the last known state of the saved one. */
export class TextState<Text extends object, View> {
  text: Text;
  /** The saved view, as last read or answered. */
  view: View | null;
  private readonly options: TextOptions<Text, View>;
  private key: string;
  /** Key (`keyOf`) of the saved text. */
  private stored: string;
  private creation: Creation<Text> | null = null;
  private unanswered: string[] = [];
  /** Key of the text last accepted by the server, as it was sent. */
  private taken = '';

  constructor(options: TextOptions<Text, View>) {
    this.options = options;
    this.view = options.view;
    this.text = this.known();
    this.key = keyOf(this.text);
    this.stored = this.key;
  }

  /** The saved text, or the blank one. */
  known(): Text {
    return this.view === null ? this.options.blank : this.options.contentOf(this.view);
  }

  /** True when the typed text differs from the saved one, or an answer is missing. */
  get isUnsaved(): boolean {
    return this.key !== this.stored || this.creation !== null || this.unanswered.length > 0;
  }

  /** True when `text` equals the typed text. */
  is(text: Text): boolean {
    return keyOf(text) === this.key;
  }

  /** True when this text is known to be saved. */
  isStored(text: Text): boolean {
    if (this.view === null || this.creation !== null || this.unanswered.length > 0) return false;
    return [this.stored, this.taken].includes(keyOf(text));
  }

  put(text: Text): void {
    this.text = text;
    this.key = keyOf(text);
  }

  /** Sets the base version; the typed text is kept. */
  base(view: View | null): void {
    this.view = view;
    this.taken = '';
    this.stored = keyOf(this.known());
    this.creation = null;
    this.unanswered = [];
  }

  /** Returns the text to send and its key; a create without an answer is repeated first. */
  toSend(text: Text): Creation<Text> {
    const sending = this.creation ?? { key: newKey(), content: text };
    if (this.view === null) this.creation = sending;
    this.unanswered.push(wordsOf(sending.content));
    return sending;
  }

  /** Marks `sent` as saved. With `showsStored` the form shows the server's text, unless more was typed. */
  answered(view: View, sent: Text, showsStored: boolean): void {
    const isShown = showsStored && this.is(sent);
    this.base(view);
    this.taken = keyOf(sent);
    if (isShown) this.put(this.known());
    else this.stored = this.taken;
  }

  /** Sets `view`, which holds the user's own text, as base. */
  adopt(view: View): void {
    const isSame = wordsOf(this.options.contentOf(view)) === wordsOf(this.text);
    this.base(view);
    if (isSame) this.stored = this.key;
  }

  /** Marks `sent` as refused: nothing was saved. */
  refused(sent: Text): void {
    this.creation = null;
    this.unanswered = this.unanswered.filter((words) => words !== wordsOf(sent));
  }

  /** Compares a view with the known one by version; one that appeared or disappeared is newer. */
  compare(view: View): 'same' | 'newer' | 'older' {
    const [read, known] = [view, this.view].map((one) => (one === null ? null : this.options.versionOf(one)));
    if (read === known) return 'same';
    return typeof read === 'number' && typeof known === 'number' && read < known ? 'older' : 'newer';
  }

  /** True when the view holds the user's own text: a save with a lost answer, or the typed text. */
  isOwn(view: View): boolean {
    const words = wordsOf(this.options.contentOf(view));
    return this.unanswered.includes(words) || words === wordsOf(this.text);
  }

  /** True when only the version has changed, not the text that this one is based on. */
  isUntouched(view: View): boolean {
    const { versionOf, contentOf } = this.options;
    if (this.view === null || versionOf(view) === null || versionOf(this.view) === null) return false;
    return wordsOf(contentOf(view)) === wordsOf(JSON.parse(this.stored));
  }

  /** Serialises the state for the device. */
  readonly kept = (): string => {
    const { text: content, view, creation, unanswered } = this;
    const version = view && this.options.versionOf(view);
    return keyOf({ content, version, creation, unanswered } satisfies Kept<Text>);
  };

  /** Restores a stored state. 'none': nothing new; 'stale': based on another version than the server's. */
  restore(json: unknown): 'none' | 'restored' | 'stale' {
    if (!isRecord(json) || !isRecord(json.content)) return 'none';
    const kept = json as Partial<Kept<Text>>;
    const known = { ...this.known(), ...kept.creation?.content };
    const text = (this.options.restore ?? complete)(json.content, known);
    if (text === null || keyOf(text) === this.stored) return 'none';
    const isOver = this.view === null || this.options.versionOf(this.view) === (kept.version ?? null);
    this.unanswered = kept.unanswered ?? [];
    this.put(text);
    if (!isOver && this.view !== null && !this.isOwn(this.view)) return 'stale';
    if (this.view === null) this.creation = kept.creation ?? null;
    if (!isOver) this.unanswered = [];
    return 'restored';
  }
}

/* Unreadable numbers are not stored on the device; the saved ones take their place. */
const complete = <Text extends object>(kept: object, known: Text): Text => ({ ...known, ...kept });
