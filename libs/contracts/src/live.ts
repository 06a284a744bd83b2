/**
 * What a change is about: an entity or another thing that capabilities name in the singular (`conversation`), with its id after a
 * colon, or a name alone: all that the reader has of it (`conversation`), or something that has no pages (`notification`).
 */
export type LiveTopic = string;

/** That a person has a new notification, whichever of their organisations it is for. */
export const NOTIFICATION_TOPIC = 'notification';

/** Queries of an area that are read anew after every change: counts and dashboards, by the second part of their keys. */
export const LIVE_EVERYWHERE = ['navigation-counts', 'dashboard', 'deadlines'];

/** Names of events on a stream. */
export const LIVE = {
  /** Something has changed; data is a `LiveChange`. */
  changed: 'changed',
  /** What was missed is no longer known: everything shown is to be read again. */
  reset: 'reset',
  /** Somebody is writing; data is a `Writing`. Said to those who are there, and not again after a cut. */
  writing: 'writing',
  /** A sign of life, which carries the place to resume from. */
  beat: 'beat',
} as const;

/** How often a stream gives a sign of life. */
export const BEAT_MS = 25_000;

/** Milliseconds after which somebody who goes on writing says so again, and no sooner. */
export const SIGNAL_MS = 3000;
/** What comes sooner than this after the one before is not passed on. Less, as one may be on its way for longer than the next. */
export const SIGNAL_LEAST_MS = SIGNAL_MS / 2;

/** In which conversation somebody is writing, and their name. */
export interface Writing {
  conversation: string;
  name: string;
}

/** Names of those who write in a conversation, with when that was last told (`Date.now()`), and where pages keep it. */
export type WritingNow = Readonly<Record<string, number>>;
export const writingKey = (conversation: string) => ['writing', conversation] as const;

/** Ids and topics, never texts: whoever may read what has changed reads it where it always is. */
export interface LiveChange {
  /** One for each change; one that comes twice, after a cut, is known by it. */
  ids: readonly string[];
  topics: readonly LiveTopic[];
  /**
   * Lists of an area that show records of these topics, by the topic's name, as the second part of their queries' keys; every list may
   * where a name is missing. Absent in changes of the release before.
   */
  lists?: Readonly<Record<string, readonly string[]>>;
  /** The browser tab that made the changes, told to its own organisation only. */
  origin: string | null;
  /** Milliseconds over which those who are told spread their reads. */
  within: number;
}

/** Begins the request id of a write, before a dash: the browser tab that sends it. */
export const TAB = /^t[\da-f]{12}(?=-)/;
