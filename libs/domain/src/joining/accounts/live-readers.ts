import type { Kind } from '@psp/contracts/common';
import { sql } from 'kysely';
import { isLiveSession } from './live-session.ts';
import type { Db } from '../../read-db.ts';

/** Whom a session that lives reads for now. */
export interface LiveReader {
  sessionId: string;
  organisationId: string;
  kind: Kind;
  /** All organisations of the person: notifications of each are theirs. */
  organisations: string[];
}

/** Those of the sessions that live, with what they may be told; what ended, or lost its membership, is not among them. */
export const readLiveReaders = (db: Db, sessionIds: readonly string[], isLocal: boolean): Promise<LiveReader[]> =>
  db.run(sql<LiveReader>`select s.id as "sessionId", o.id as "organisationId", o.kind,
      array(select organisation_id from membership where account_id = a.id) as organisations
    from session s ${isLiveSession(isLocal)} and a.status = 'active' and s.id = any (${sessionIds}::uuid[])`);
