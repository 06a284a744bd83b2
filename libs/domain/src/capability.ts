import type { Constructor, EntityClass } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';
import type { PublicTopic } from '@psp/contracts/capabilities';
import type { Kind } from '@psp/contracts/common';
import type { TodoKind, TodoSide } from '@psp/contracts/own-dashboards';
import type { ErrorCode } from '@psp/contracts/errors';
import type { SearchKind } from '@psp/contracts/search-limits';
import type { Words } from '@psp/contracts/words';
import type { RawBuilder } from 'kysely';
import type { Actor, SYSTEM } from './actor.ts';
import type { Listeners } from './listeners.ts';
import type { Queue } from './operating/jobs/enqueue.ts';
import type { Limit } from './operating/limits/limit.ts';
import type { MailTemplate } from './operating/mail/queue-mail.ts';
import type { Maker } from './operating/notifications/catalogue.ts';
import type { Db } from './read-db.ts';
import type { Sql } from './sql.ts';
import type { Write } from './write.ts';

/**
 * Reads what led to a refusal: what happened to the row with this id, who did it and when, and the way on; null where that is not
 * known. Says nothing that the actor may not read.
 */
export type Cause = (db: Db, actor: Actor, id: string) => Promise<string | null>;

/** What one capability brings to the portal. A description and nothing else: capabilities.ts lists all of them for their readers. */
export interface Capability {
  /** Name of its folder, the same in every workspace. */
  name: string;
  /** Its codes of refusal and the labels of its acts; contracts/src/capabilities.ts holds those of all. */
  words?: Words;
  entities?: readonly EntityClass<object>[];
  /** Changes of the schema, by a name that begins with the number of its place among all. */
  migrations?: Readonly<Record<string, Constructor<Migration>>>;
  /** Reads of what led to its refusals, by code; said in place of the code's sentence. */
  causes?: Readonly<Partial<Record<ErrorCode, Cause>>>;
  /** Constraints of the database that keep a rule, each with the code by which the second of two at the same moment is told. */
  constraints?: Readonly<Record<string, ErrorCode>>;
  /** What is due because time has passed, by the name under which it is logged; in this order. */
  time?: Readonly<Record<string, TimedStep>>;
  /** Queues of the work that the worker does after the transaction that asks for it. */
  jobs?: Readonly<Partial<Record<Queue, JobLimits>>>;
  /** What its acts tell people, each made of what it speaks of. */
  notifications?: Readonly<Record<string, Maker<never[]>>>;
  /** For each mail with a link that can be used once: where its row is, and when it can still be used, were its time not over. */
  mailLinks?: Readonly<Partial<Record<MailTemplate, MailLink>>>;
  /** How often somebody may try what costs others, by the name under which it is counted. */
  limits?: Readonly<Partial<Record<Limit, LimitedTo>>>;
  /** Deletes what is kept only for a while: statements, and functions where files go with the rows. */
  tidy?: readonly (string | TidyStep)[];
  personalData?: PersonalData;
  /**
   * Columns (`table.column`) that show pictures, by id or in a text by address: while one does, the picture cannot be removed.
   */
  pictures?: readonly string[];
  /** What of it the search finds, by kind, with the topic of whose change its results are stale. */
  searched?: Readonly<Partial<Record<SearchKind, PublicTopic>>>;
  /** Condition of SQL that holds while a page of it shows a private picture `i` to everybody. */
  showsPicture?: Sql;
  /** With whom a firm and an authority may begin a conversation about a request `r`, in statements that know the firm as `f`. */
  conversations?: {
    /** Whether the actor's firm may see the request before the offers are opened. */
    seesRequest?: (actor: Actor) => Sql;
    /** Whether an offer `o` takes part in the comparison, once they are opened. */
    isCompared?: Sql;
  };
  /** What it does when something happens in a capability below it, in the same transaction. */
  listeners?: Listeners;
  /**
   * Who sees at once what was recorded, besides the organisation that did it: a select of event, topic and either an organisation
   * or a kind of organisation, from `changed` (event, organisation_id, entity, id, action, "from"). Names of `LIVE_TOPICS`.
   */
  live?: Sql;
  /**
   * Select of folder, id and last change of its public pages that stand for one row, for the sitemap; put in order by `updated_at`
   * and `id`.
   */
  publicAddresses?: Sql;
  /** Numbers beside the entries of an area's navigation, by the entry's name: scalars, for the organisation of `actor`. */
  counts?: Partial<Record<Kind, (actor: Actor) => Readonly<Record<string, Sql>>>>;
  /**
   * What waits for the organisation of `actor`, by the side's kinds: selects of id, number, title, name of the other side, count
   * and when it is due.
   */
  todos?: { readonly [Side in TodoSide]?: Readonly<Partial<Record<TodoKind<Side>, (actor: Actor) => Sql>>> };
}

/** Doing it again, or in two processes at once, changes nothing more: `apply` checks again under the row's lock. */
export interface TimedStep {
  /** Rows that are due; each is changed in a transaction of its own, so that one failure does not keep back the rest. */
  due: (now: Date) => RawBuilder<{ id: string }>;
  apply: (write: Write<typeof SYSTEM>, id: string) => Promise<void>;
}

/**
 * Tries after the first, and how long a try may take: 30 s doubled up to an hour make 30 of them a day; a file or a link is not
 * worth more than hours. A worker that dies is noticed sooner than a try ends, by its missing heartbeat.
 */
export interface JobLimits {
  retryLimit: number;
  expireInSeconds: number;
}

/** So many times within so many minutes. */
export interface LimitedTo {
  times: number;
  minutes: number;
  /** And no more than this within one minute of them. */
  perMinute?: number;
}

export interface MailLink {
  table: string;
  /** Condition of SQL that holds while the link can be used; its secret's hash stands in `token_hash`. */
  open: string;
}

export interface TidyStep {
  name: string;
  apply: (db: Db, now: Date) => Promise<unknown>;
}

/**
 * What the portal holds of a person and how it is erased. Each column of the database that refers to an account is either
 * that of an export or left out for a reason.
 */
export interface PersonalData {
  /** Files of the export a person may ask for, by name. */
  exports?: Readonly<Record<string, PersonalExport>>;
  /** Columns (`table.column`) whose rows are not the person's to take along, and why. */
  leftOut?: Readonly<Record<string, string>>;
  /**
   * Columns whose rows stay when the person is erased, as the work of an account without a name: what was done for an
   * organisation is the organisation's. Rows of all others are removed or emptied by `erase`.
   */
  stays?: readonly string[];
  /**
   * What a person did for organisations they no longer belong to: selects of organisation_id, kind, reference, act and moment.
   * Nothing of the content, which goes on changing after they left and is confidential towards the next employer.
   */
  actsElsewhere?: (accountId: Sql) => readonly Sql[];
  /** Removes an address that is nobody's any more. `settled` leaves what may still be answered or sent; `all` nothing. */
  forgetAddress?: (write: Write<unknown>, email: string, what: 'settled' | 'all') => Promise<unknown>;
  /** Removes what is left of a person who is erased, besides the account's own row and the append-only audit. */
  erase?: (write: Write<unknown>, person: { id: string; email: string }) => Promise<unknown>;
}

export interface PersonalExport {
  /** What is in it, as the archive's README.txt tells the person. */
  about: string;
  /** The column (`table.column`) that names the account, where one does. */
  column?: string;
  /**
   * Rows of the person. Columns are named one by one, so that no hash and no secret is ever among them. `isMine` is true where
   * the person works now for the organisation of this column: the content of others' rows stays with them.
   */
  rows: (accountId: Sql, isMine: (organisationColumn: string) => Sql) => Sql;
}

/** Why rows written for the association are not exported. */
export const OFFICE_WORK = 'work of the association; that the person did it, and when, is in the list of acts';
