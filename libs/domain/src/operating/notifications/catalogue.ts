import type { Kind } from '@psp/contracts/common';
import type { NotificationKind } from '@psp/contracts/notification-names';
import type { Limit } from '../limits/limit.ts';
import type { Message } from './notify.ts';

/** Topics by which people chose mail before each event had its own choice. Such a choice holds until the person makes a new one. */
export type MailTopic = 'requests' | 'offers' | 'projects' | 'reviews' | 'messages' | 'articles' | 'organisation';

/** Something of which people are notified. */
export interface Event {
  /** `capability.name`. */
  name: string;
  /** Its name among the choices, and the title of messages that have none of their own. */
  label: string;
  kind: NotificationKind;
  /** The plural by which several about one thing are counted, as in "3 oferte noi". */
  many?: string | undefined;
  /** The kinds of organisation whose members are notified. */
  to: readonly Kind[];
  /** Until the person chooses, those with this topic get mail; null for no mail. */
  topic: MailTopic | null;
  /** Sent always and at once, whatever the person chose. */
  isSecurity?: boolean;
  /** Something else sends its mail; a notification sends none at once. */
  hasOwnMail?: boolean;
  /**
   * What keeps those to other organisations few: the limit that its commands count, or why they cannot be repeated. The common pace
   * of notifications when left out.
   */
  bound?: Limit | { once: string };
}

/** What a capability says of each of its events; what all of them share is said once. */
type Words = Omit<Event, 'name' | keyof Shared> & Partial<Shared>;
type Shared = Pick<Event, 'kind' | 'topic'>;

/** The texts of one message. */
interface Texts {
  /** The event's label when left out. */
  title?: string;
  message: string;
  /** Path of the screen that shows its subject. */
  href: string;
  /** Short name of its subject, as in "3 oferte noi la SP-2026-000095". */
  about?: string;
  /** Name of its subject, for the title of its mail, where several of one event on one page are about different things. */
  object?: string;
}

interface Entry<About extends unknown[]> {
  words: Words;
  make: (...about: About) => Texts;
}

/** Makes the message of an event. */
export type Maker<About extends unknown[]> = ((...about: About) => Message) & { event: Event };

type Makers<Entries> = { [Name in keyof Entries]: Entries[Name] extends Entry<infer About> ? Maker<About> : never };

/** One event of a catalogue: its words, and what makes the texts of a message. */
export const event = <About extends unknown[]>(words: Words, make: (...about: About) => Texts): Entry<About> => ({
  words,
  make,
});

/** The messages of a capability, by the names of their events. */
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

const makerOf = (facts: Event, { make }: Entry<never>): Maker<never> =>
  Object.assign(
    (...about: never) => {
      const { title = facts.label, about: subject = null, object = null, ...texts } = make(...about);
      const { name, topic, isSecurity = false, hasOwnMail = false } = facts;
      return { ...texts, title, about: subject, object, event: name, topic, isSecurity, hasOwnMail };
    },
    { event: facts },
  );
