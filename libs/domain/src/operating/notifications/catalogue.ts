import type { Kind } from '@psp/contracts/common';
import type { NotificationKind } from '@psp/contracts/notification-names';
import type { Sql } from '../../sql.ts';
import type { Limit } from '../limits/limit.ts';
import type { Message } from './notify.ts';

/** Topics by which users chose mail before each event had its own setting. Such a choice is valid until the user makes a new one. */
export type MailTopic = 'requests' | 'offers' | 'projects' | 'reviews' | 'messages' | 'articles' | 'organisation';

/** An event that users are notified of. */
export interface Event {
  /** `capability.name`. */
  name: string;
  /** Its label in the settings, and the default title of its messages. */
  label: string;
  kind: NotificationKind;
  /** Plural for a count of messages about one subject, as in "3 oferte noi". */
  many?: string | undefined;
  /** The kinds of organisation whose members are notified. */
  to: readonly Kind[];
  /** Users without a choice of their own get mail if they chose this topic; null for no mail. */
  topic: MailTopic | null;
  /** Always sent at once, whatever the user chose. */
  isSecurity?: boolean;
  /** Other code sends its mail, so that the notification sends none at once. */
  hasOwnMail?: boolean;
  /**
   * What limits such notifications to other organisations: a rate limit that its commands count, or the reason why they cannot be
   * repeated (`once`). By default the common limits of `pace.ts`.
   */
  bound?: Limit | { once: string };
  /**
   * Selects records that its messages can be about, for the test of their links. The columns `uat` and `firma`, if any, name the
   * organisation whose members can open the record.
   */
  subjects?: Sql;
  /** Makes what a message to members of `side` is made of from such a record; by default the record and texts. */
  sample?: (subject: Readonly<Record<string, string>>, side: Kind) => readonly unknown[];
}

/** Properties of one event; `Shared` ones are given once for the capability and may be overridden. */
type Words = Omit<Event, 'name' | keyof Shared> & Partial<Shared>;
type Shared = Pick<Event, 'kind' | 'topic' | 'subjects' | 'sample'>;

/** The texts of one message. */
interface Texts {
  /** By default the event's label. */
  title?: string;
  message: string;
  /** Path of the page that shows its subject. */
  href: string;
  /** Short name of its subject, as in "3 oferte noi la SP-2026-000095". */
  about?: string;
  /** Name of its subject for the title of the mail, when messages of one event on one page have different subjects. */
  object?: string;
}

interface Entry<About extends unknown[]> {
  words: Words;
  make: (...about: About) => Texts;
}

/** Makes the message of an event. */
export type Maker<About extends unknown[]> = ((...about: About) => Message) & { event: Event };

type Makers<Entries> = { [Name in keyof Entries]: Entries[Name] extends Entry<infer About> ? Maker<About> : never };

/** Defines one event of a catalogue: its properties and the function that makes the texts of a message. */
export const event = <About extends unknown[]>(words: Words, make: (...about: About) => Texts): Entry<About> => ({
  words,
  make,
});

/** Creates the message makers of a capability, by event name. */
export const catalogue = <Entries extends Record<string, Entry<never>>>(
  capability: string,
  shared: Shared,
  entries: Entries,
): Makers<Entries> =>
  Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [
      name,
      makerOf({ ...shared, ...entry.words, name: `${capability}.${name}` }, entry),
    ]),
  ) as Makers<Entries>;

const makerOf = (definition: Event, { make }: Entry<never>): Maker<never> =>
  Object.assign(
    (...about: never) => {
      const { title = definition.label, about: subject = null, object = null, ...texts } = make(...about);
      const { name, topic, isSecurity = false, hasOwnMail = false } = definition;
      return { ...texts, title, about: subject, object, event: name, topic, isSecurity, hasOwnMail };
    },
    { event: definition },
  );
