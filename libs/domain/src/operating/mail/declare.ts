import type { Limit } from '../limits/limit.ts';
import type { Event } from '../notifications/catalogue.ts';
import type { Content } from './content.ts';

/** A one-time link in a mail. */
export interface MailLink {
  table: string;
  /** SQL condition under which the link is usable. The column `token_hash` holds the hash of its secret. */
  open: string;
}

interface Sending {
  /** Rate limits that its commands count, or the reason why it cannot be repeated. */
  bound: readonly Limit[] | { once: string };
  /** The link that its `token` opens. */
  link?: MailLink;
  /** True if users choose in their account whether to get it. */
  isOptional?: boolean;
  /** Path of the one-click unsubscription by its `token`. */
  unsubscribe?: string;
}

/** A text with the fields in it, null where the portal writes it. */
export interface MailText {
  subject: string | null;
  text: string | null;
}

/** What texts may name besides their data. */
export interface MailContext {
  /** The association's e-mail address, or null. */
  contact: string | null;
  /** The events of all capabilities, by name. */
  events: ReadonlyMap<string, Event>;
  /** Writes the mail of a template with the data of its example. */
  exampleOf: (template: string, own: MailText) => Content;
}

/** A value of the mail's data that the association's own text may name. */
export interface MailField<Key extends string = string> {
  /** Its key in the data. */
  of: Key;
  /** Its name in the text: `{{name}}`. */
  name: string;
  label: string;
  /** True if a text without it would not say what the mail is for. */
  isRequired?: true;
  /** Formats the value; by default it is shown as it is. */
  show?: (value: string) => string;
}

/** What the association sees of a mail when it changes its subject and text. */
interface MailTexts<Data, Key extends string = string> {
  /** The occasion, in the list of mails. */
  label: string;
  /** Data for previews and tests. */
  example: Data;
  fields?: readonly MailField<Key>[];
  /** True if the text depends on counts or conditions: the association writes before and after it, not in place of it. */
  isComposed?: true;
}

/** A kind of mail. Times in its data are ISO texts; `token` becomes a link on the configured origin. */
export interface Mail<Data> extends Sending {
  write: (data: Data, portal: MailContext) => Content;
  /** Null if the association cannot change the text. */
  texts: MailTexts<object> | null;
}

/** Declares one kind of mail. */
export const mail = <Data extends object>(
  sending: Sending,
  write: Mail<Data>['write'],
  texts: NoInfer<MailTexts<Data, keyof Data & string>> | null,
): Mail<Data> => ({ ...sending, write, texts });

/** Data of declared mails, by template. */
export type MailData<Declared> = { [T in keyof Declared]: Declared[T] extends Mail<infer Data> ? Data : never };
