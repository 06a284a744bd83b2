import type { Constructor, EntityClass } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';
import type { Kind } from '@psp/contracts/common';
import type { ErrorCode } from '@psp/contracts/errors';
import type { TodoKind, TodoSide } from '@psp/contracts/own-dashboards';
import type { OwnKind } from '@psp/contracts/search-groups';
import type { WaitingKind } from '@psp/contracts/waiting-kinds';
import type { Words } from '@psp/contracts/words/words';
import type { RawBuilder } from 'kysely';
import type { Actor, SYSTEM } from './actor.ts';
import type { Listeners } from './listeners.ts';
import type { Queue } from './operating/jobs/enqueue.ts';
import type { Limit } from './operating/limits/limit.ts';
import type { Mail } from './operating/mail/declare.ts';
import type { MailTemplate } from './operating/mail/queue-mail.ts';
import type { Maker } from './operating/notifications/catalogue.ts';
import type { Db } from './read-db.ts';
import type { Sql } from './sql.ts';
import type { Write } from './write.ts';

/**
 * Reads the cause of a refusal: what happened to the row with this id, who did it and when, and how to continue. Returns null
 * when the cause is unknown. The text contains nothing that the actor may not read.
 */
export type Cause = (db: Db, actor: Actor, id: string) => Promise<string | null>;

/** Declaration of one capability, without behaviour of its own; capabilities.ts lists all of them. */
export interface Capability {
  /** Name of its folder, the same in every workspace. */
  name: string;
  /** Its error codes and the labels of its acts; contracts/src/capabilities.ts merges those of all capabilities. */
  words?: Words;
  entities?: readonly EntityClass<object>[];
  /** Schema migrations by name. The number at the start of a name gives its place among the migrations of all capabilities. */
  migrations?: Readonly<Record<string, Constructor<Migration>>>;
  /** Readers of the cause of a refusal, by error code; their text replaces the code's own sentence. */
  causes?: Readonly<Partial<Record<ErrorCode, Cause>>>;
  /** Database constraints that enforce a rule, each with the error code for the loser of two concurrent writes. */
  constraints?: Readonly<Record<string, ErrorCode>>;
  /** Steps that become due with time, by the name used in logs; they run in this order. */
  time?: Readonly<Record<string, TimedStep>>;
  /** Job queues, which the worker serves after the transaction that enqueued a job. */
  jobs?: Readonly<Partial<Record<Queue, JobLimits>>>;
  /** Notifications of its acts: functions that make the texts from their subject. */
  notifications?: Readonly<Record<string, Maker<never[]>>>;
  /** Its mails, with their texts. */
  mails?: Readonly<Partial<Record<MailTemplate, Mail<never>>>>;
  /** Rate limits, by the name under which attempts are counted. */
  limits?: Readonly<Partial<Record<Limit, LimitedTo>>>;
  /** Deletions of rows kept for a limited time: statements, or functions when files are deleted with the rows. */
  tidy?: readonly (string | TidyStep)[];
  personalData?: PersonalData;
  /**
   * Columns (`table.column`) that refer to images, by id or by address inside a text. A referenced image cannot be removed.
   */
  pictures?: readonly string[];
  /** SQL condition: a public page of this capability shows the private image `i`. */
  showsPicture?: Sql;
  /** SQL condition: the actor may read a page of this capability that shows the private image `i`. */
  readsPicture?: (actor: Actor) => Sql;
  /** SQL conditions for starting a conversation between an authority and the firm `f` about its request `r`. */
  conversations?: {
    /** The actor's firm can see the request before the offers are opened. */
    seesRequest?: (actor: Actor) => Sql;
    /** The offer `o` is compared after the offers are opened. */
    isCompared?: Sql;
  };
  /** Listeners for events of capabilities below this one; they run in the transaction of the event. */
  listeners?: Listeners;
  /**
   * Recipients of live updates besides the organisation that acted: a select of event, topic and either an organisation or a kind of
   * organisation, from `changed` (event, organisation_id, entity, id, action, "from"). Topics are names in `LIVE_TOPICS`.
   */
  live?: Sql;
  /**
   * Its public pages of single rows, for the sitemap: a select of folder, id and time of the last change. The sitemap sorts
   * them by `updated_at` and `id`.
   */
  publicAddresses?: Sql;
  /** Counts shown in an area's navigation, by the entry's name: scalar subqueries for the organisation of `actor`. */
  counts?: Partial<Record<Kind, (actor: Actor) => Readonly<Record<string, Sql>>>>;
  /**
   * Todos of the organisation of `actor`, by kind: selects of id, number, title, name of the other side, count and due time.
   */
  todos?: { readonly [Side in TodoSide]?: Readonly<Partial<Record<TodoKind<Side>, (actor: Actor) => Sql>>> };
  ownSearch?: OwnSearch;
  /** Records that wait for the association, by kind; the lists and counts of these records use the same conditions. */
  waiting?: Readonly<Partial<Record<WaitingKind, (actor: Actor) => WaitingRows>>>;
}

/** SQL for waiting records of one kind. */
export interface WaitingRows {
  /** Select of id, `since` (when the wait began) and, where `isLimited`, `due` (the time limit) of all of them, without an order. */
  rows: Sql;
  /** True if they have a time limit. */
  isLimited?: true;
  /** Select of title and name of the organisation (or null) of the record `w.id`. */
  about: Sql;
  /** Selects whose union is `rows`, each read in order from an index of its own; by default `rows` itself. */
  parts?: readonly Sql[];
  /** Select of the first words of the record `w.id`, for the queue of moderation. */
  excerpt?: Sql;
}

/**
 * Search results of members, by their kind of organisation and the kind of result: selects of id, title, subtitle, path of the page,
 * whether title or number equal the search text, and time of the last change. Several capabilities may add to one kind.
 */
export type OwnSearch = {
  readonly [Side in Kind]?: Readonly<Partial<Record<OwnKind, (actor: Actor, q: string) => Sql>>>;
};

/** A step that becomes due with time. It is idempotent, also in two processes at once: `apply` checks again under the row's lock. */
export interface TimedStep {
  /** Ids of due rows; each is changed in its own transaction, so that one failure does not stop the others. */
  due: (now: Date) => RawBuilder<{ id: string }>;
  apply: (write: Write<typeof SYSTEM>, id: string) => Promise<void>;
}

/**
 * Number of retries, and the time limit of one try. The delay starts at 30 s and doubles up to one hour, so that 30 retries take
 * about a day; jobs for files and links need only hours. A dead worker is detected earlier, by its missing heartbeat.
 */
export interface JobLimits {
  retryLimit: number;
  expireInSeconds: number;
  /** For jobs that do the same when they run again after their last failed try. Others told their requester, who asks anew. */
  again?: RunAgain;
}

export interface RunAgain {
  /** Whether a job with this payload can run again; by default all. */
  fits?: (payload: Readonly<Record<string, unknown>>) => boolean;
  /** Restores what giving up the jobs changed, for the ids of their payloads. */
  prepare?: (write: Pick<Write<unknown>, 'db'>, ids: readonly string[]) => Promise<unknown>;
}

/** A rate limit: at most `times` attempts within `minutes`. */
export interface LimitedTo {
  times: number;
  minutes: number;
  /** At most this many attempts within one minute. */
  perMinute?: number;
}

export interface TidyStep {
  name: string;
  apply: (db: Db, now: Date) => Promise<unknown>;
}

/**
 * Personal data of the capability, and how it is erased. Each database column that refers to an account is either the column of
 * an export or left out for a reason.
 */
export interface PersonalData {
  /** Files of the personal data export, by name. */
  exports?: Readonly<Record<string, PersonalExport>>;
  /** Columns (`table.column`) whose rows are not exported, each with the reason. */
  leftOut?: Readonly<Record<string, string>>;
  /**
   * Columns whose rows stay after erasure, as the work of an anonymous account: work done for an organisation belongs to the
   * organisation. `erase` removes or empties the rows of all other columns.
   */
  stays?: readonly string[];
  /**
   * Acts of a user for organisations they have left: selects of organisation_id, kind, reference, act and time. The content is
   * not exported: it changes after they left and is confidential towards the next employer.
   */
  actsElsewhere?: (accountId: Sql) => readonly Sql[];
  /** Removes an e-mail address that no account uses any more. `settled` keeps rows that may still be answered or sent. */
  forgetAddress?: (write: Write<unknown>, email: string, what: 'settled' | 'all') => Promise<unknown>;
  /** Removes the remaining data of an erased user, except the account row and the append-only audit. */
  erase?: (write: Write<unknown>, person: { id: string; email: string }) => Promise<unknown>;
}

export interface PersonalExport {
  /** Description of the file in the archive's README.txt. */
  about: string;
  /** The column (`table.column`) that refers to the account, if there is one. */
  column?: string;
  /**
   * Query for the user's rows. It names each column, so that no hash or secret is exported. `isMine` is the condition that the
   * user is now a member of the organisation in the given column; the content of other organisations' rows is not exported.
   */
  rows: (accountId: Sql, isMine: (organisationColumn: string) => Sql) => Sql;
}

/** Reason for not exporting rows written for the association. */
export const OFFICE_WORK = 'work of the association; that the person did it, and when, is in the list of acts';
