import type { Writing } from '@psp/contracts/live';
import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { CHANNELS } from '../listen.ts';

/** A short-lived event: sent to open pages and stored nowhere. */
export interface Signal {
  organisations: string[];
  /** The account that caused it, to which it is not sent. */
  by: string;
  writing: Writing;
}

/** Gives a signal with the commit, on the channel of what is stored. */
export const signal = async (db: Db, writing: Writing, to: Omit<Signal, 'writing'>): Promise<void> => {
  const payload = JSON.stringify({ ...to, writing } satisfies Signal);
  await db.run(sql`select pg_notify(${CHANNELS.live}, ${payload})`);
};

/** The signal that a notice carries; null for the id of something stored. */
export const signalIn = (payload: string): Signal | null =>
  payload.startsWith('{') ? (JSON.parse(payload) as Signal) : null;
