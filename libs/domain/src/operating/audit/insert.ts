import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';

/** One line of the record, of an act that no entity carries: of an account, or one that was refused. */
interface Act {
  accountId: string | null;
  organisationId: string | null;
  action: string;
  entity: string;
  entityId: string | null;
  reason: string | null;
  outcome: 'done' | 'refused';
  details: Record<string, unknown>;
  traceId: string;
}

/** Writes one line of the record where `db` runs. */
export const insertAct = async (db: Db, act: Act): Promise<void> => {
  const { accountId, organisationId, action, entity, entityId, reason, outcome, details, traceId } = act;
  await db.run(sql`insert into audit
    (account_id, organisation_id, action, entity, entity_id, reason, outcome, details, trace_id)
    values (${accountId}, ${organisationId}, ${action}, ${entity}, ${entityId}, ${reason}, ${outcome},
      ${JSON.stringify(details)}::jsonb, ${traceId})`);
};
