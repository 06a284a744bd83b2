import { newKey } from '../act/intentions.ts';
import { isRecord } from '../api-error.ts';
import type { Creation, Kept, TextOptions } from './save-state.ts';
import { keyOf, wordsOf } from './text-key.ts';

/** A text as it is written, with what is known of the one that the server has. */
export class Written<Text extends object, View> {
  text: Text;
  /** What the server has, as it was last read or answered. */
  view: View | null;
  private readonly options: TextOptions<Text, View>;
  private key: string;
  /** Key of the text that needs no saving. */
  private stored: string;
  private creation: Creation<Text> | null = null;
  private unanswered: string[] = [];
  /** Key of the text that the server took last, before it made anything else of it. */
  private taken = '';

  constructor(options: TextOptions<Text, View>) {
    this.options = options;
    this.view = options.view;
    this.text = this.known();
    this.key = keyOf(this.text);
    this.stored = this.key;
  }

  /** The text that the server has, or a blank one. */
  known(): Text {
    return this.view === null ? this.options.blank : this.options.contentOf(this.view);
  }

  /** True also while the answer to a save is missing: what the server has is not known then. */
  get isUnsaved(): boolean {
    return this.key !== this.stored || this.creation !== null || this.unanswered.length > 0;
  }

  /** True for the very text that is written now. */
  is(text: Text): boolean {
    return keyOf(text) === this.key;
  }

  /** True when the server is known to have taken this text. */
  isStored(text: Text): boolean {
    if (this.view === null || this.creation !== null || this.unanswered.length > 0) return false;
    return [this.stored, this.taken].includes(keyOf(text));
  }

  put(text: Text): void {
    this.text = text;
    this.key = keyOf(text);
  }

  /** Goes on from what the server has; the text stays. */
  base(view: View | null): void {
    this.view = view;
    this.taken = '';
    this.stored = keyOf(this.known());
    this.creation = null;
    this.unanswered = [];
  }

  /** The text to send and its key: that of a first save whose answer is missing, before any other. */
  toSend(text: Text): Creation<Text> {
    const sending = this.creation ?? { key: newKey(), content: text };
    if (this.view === null) this.creation = sending;
    this.unanswered.push(wordsOf(sending.content));
    return sending;
  }

  /** `sent` is stored; where `showsStored`, the form goes on with what the server made of it, unless more was typed. */
  answered(view: View, sent: Text, showsStored: boolean): void {
    const isShown = showsStored && this.is(sent);
    this.base(view);
    this.taken = keyOf(sent);
    if (isShown) this.put(this.known());
    else this.stored = this.taken;
  }

  /** Goes on from `view`, which holds the person's own text. */
  adopt(view: View): void {
    const isSame = wordsOf(this.options.contentOf(view)) === wordsOf(this.text);
    this.base(view);
    if (isSame) this.stored = this.key;
  }

  /** The server has refused `sent`, and stored nothing. */
  refused(sent: Text): void {
    this.creation = null;
    this.unanswered = this.unanswered.filter((words) => words !== wordsOf(sent));
  }

  /** Compares what was read with what is known by their versions; one of a row that came or went is newer. */
  compare(view: View): 'same' | 'newer' | 'older' {
    const [read, known] = [view, this.view].map((one) => (one === null ? null : this.options.versionOf(one)));
    if (read === known) return 'same';
    return typeof read === 'number' && typeof known === 'number' && read < known ? 'older' : 'newer';
  }

  /** True when the server has this person's own text: a save whose answer was lost, or what is written now. */
  isOwn(view: View): boolean {
    const words = wordsOf(this.options.contentOf(view));
    return this.unanswered.includes(words) || words === wordsOf(this.text);
  }

  /** True when the version moved on by something else, and the text is still the one that was written over. */
  isUntouched(view: View): boolean {
    const { versionOf, contentOf } = this.options;
    if (this.view === null || versionOf(view) === null || versionOf(this.view) === null) return false;
    return wordsOf(contentOf(view)) === wordsOf(JSON.parse(this.stored));
  }

  /** What is to be kept on the device, as JSON. */
  readonly kept = (): string => {
    const { text: content, view, creation, unanswered } = this;
    const version = view && this.options.versionOf(view);
    return keyOf({ content, version, creation, unanswered } satisfies Kept<Text>);
  };

  /**
   * Takes what an earlier visit has left. 'none': nothing, or what the server has; 'stale': it was written over another version than
   * the server has now.
   */
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

/* A number that could not be read was not kept; the one that the server has, or was being given, stands for it. */
const complete = <Text extends object>(kept: object, known: Text): Text => ({ ...known, ...kept });
