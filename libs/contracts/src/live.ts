/**
 * Topic of a change: the name of an entity with its id after a colon (`conversation:<id>`), or the name alone, for all of the
 * reader's rows (`conversation`) or for something without pages (`notification`).
 */
export type LiveTopic = string;

/** Topic of a new notification of a person, in any of their organisations. */
export const NOTIFICATION_TOPIC = 'notification';

/** Queries of an area that are read anew after every change: counts and dashboards, by the second part of their keys. */
export const LIVE_EVERYWHERE = ['navigation-counts', 'dashboard', 'deadlines'];

/** Names of events on a stream. */
export const LIVE = {
  /** Something has changed; data is a `LiveChange`. */
  changed: 'changed',
  /** Missed changes are no longer known: everything on the page must be reloaded. */
  reset: 'reset',
  /** Somebody is writing; data is a `Writing`. Not repeated after a reconnect. */
  writing: 'writing',
  /** Heartbeat with the position to resume from. */
  beat: 'beat',
} as const;

/** Interval of heartbeats, in milliseconds. */
export const BEAT_MS = 25_000;

/** Interval of writing signals, in milliseconds. */
export const SIGNAL_MS = 3000;
/** Signals within this time after the previous one are dropped. Shorter than SIGNAL_MS, to allow for varying delays. */
export const SIGNAL_LEAST_MS = SIGNAL_MS / 2;

/** Writing signal: the conversation and the writer's name. */
export interface Writing {
  conversation: string;
  name: string;
}

/** Names of people writing in a conversation, with the time of their last signal (`Date.now()`); `writingKey` is the query key. */
export type WritingNow = Readonly<Record<string, number>>;
export const writingKey = (conversation: string) => ['writing', conversation] as const;

/** Changes by id and topic, without content: clients reload what they may read. */
export interface LiveChange {
  /** Ids of the changes, to recognise repeated ones after a reconnect. */
  ids: readonly string[];
  topics: readonly LiveTopic[];
  /**
   * Lists of an area that show records of these topics, by the topic's name, as the second part of their queries' keys; every list may
   * where a name is missing. Absent in changes of the release before.
   */
  lists?: Readonly<Record<string, readonly string[]>>;
  /** The browser tab that made the changes, told to its own organisation only. */
  origin: string | null;
  /** Milliseconds over which clients spread their reloads. */
  within: number;
}

/** Prefix of the request id of a write, before a dash: the id of the browser tab. */
export const TAB = /^t[\da-f]{12}(?=-)/;
