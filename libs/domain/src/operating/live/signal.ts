import type { Writing } from '@psp/contracts/live';
import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { CHANNELS } from '../listen.ts';

/** A transient event: sent to open pages and not stored. */
export interface Signal {
  organisations: string[];
  /** The account that caused it; it does not receive the signal. */
  by: string;
  writing: Writing;
}

/** Sends a signal with the commit, on the channel of stored live events. */
export const sendSignal = async (db: Db, writing: Writing, to: Omit<Signal, 'writing'>): Promise<void> => {
  const payload = JSON.stringify({ ...to, writing } satisfies Signal);
  await db.run(sql`select pg_notify(${CHANNELS.live}, ${payload})`);
};

/** Parses a notification payload; null when it is the id of a stored event. */
export const parseSignal = (payload: string): Signal | null =>
  payload.startsWith('{') ? (JSON.parse(payload) as Signal) : null;
