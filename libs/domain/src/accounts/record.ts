import type { EntityManager } from '@mikro-orm/postgresql';

/** What is recorded of an account: which act, by whom, in which session, and whether it was refused. */
export interface AccountAct {
  action: 'account.sign-in' | 'session.end' | 'session.refresh';
  outcome: 'done' | 'refused';
  accountId: string | null;
  organisationId?: string | null;
  sessionId?: string | null;
  reason?: string | null;
  details?: Record<string, unknown>;
  traceId: string;
}

/** Records a sign-in, a sign-out or a refusal of one in the caller's transaction. */
export const recordAct = async (em: EntityManager, act: AccountAct): Promise<void> => {
  await em.execute(
    `insert into audit (account_id, organisation_id, action, entity, entity_id, reason, outcome, details, trace_id)
     values (?, ?, ?, 'session', ?, ?, ?, ?::jsonb, ?)`,
    [
      act.accountId,
      act.organisationId ?? null,
      act.action,
      act.sessionId ?? null,
      act.reason ?? null,
      act.outcome,
      JSON.stringify(act.details ?? {}),
      act.traceId,
    ],
  );
};
