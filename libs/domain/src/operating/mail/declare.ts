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

/** What texts may name besides their data. */
export interface MailContext {
  /** The association's e-mail address, or null. */
  contact: string | null;
  /** The events of all capabilities, by name. */
  events: ReadonlyMap<string, Event>;
}

/** A kind of mail. Times in its data are ISO texts; `token` becomes a link on the configured origin. */
export interface Mail<Data> extends Sending {
  write: (data: Data, portal: MailContext) => Content;
}

/** Declares one kind of mail. */
export const mail = <Data>(sending: Sending, write: Mail<Data>['write']): Mail<Data> => ({ ...sending, write });

/** Data of declared mails, by template. */
export type MailData<Declared> = { [T in keyof Declared]: Declared[T] extends Mail<infer Data> ? Data : never };
