import type { Db } from '@psp/domain/read-db';
import { readLiveReaders } from '@psp/domain/joining/accounts/live-readers';
import type { LiveStream } from './live-stream.ts';

/** Sessions that one statement looks up. */
const AT_ONCE = 1000;

/**
 * Looks the sessions of streams up again, ends the streams of those that ended or act for another organisation now, and returns the
 * others.
 */
export async function refreshReaders(db: Db, streams: readonly LiveStream[], isLocal: boolean): Promise<LiveStream[]> {
  const live = new Map<string, LiveStream['reader']>();
  const sessions = [...new Set(streams.map(({ reader }) => reader.sessionId))];
  for (let from = 0; from < sessions.length; from += AT_ONCE)
    for (const reader of await readLiveReaders(db, sessions.slice(from, from + AT_ONCE), isLocal))
      live.set(reader.sessionId, reader);
  return streams.filter((stream) => {
    const reader = live.get(stream.reader.sessionId);
    const isSame = reader?.organisationId === stream.reader.organisationId;
    if (reader && isSame) stream.reader = reader;
    else stream.end();
    return isSame;
  });
}
