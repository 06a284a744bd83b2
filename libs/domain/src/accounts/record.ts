import type { EntityManager } from '@mikro-orm/postgresql';

export type AccountAction =
  | 'account.sign-in'
  | 'account.recover'
  | 'account.changeEmail'
  | 'account.enableTwoFactor'
  | 'session.end'
  | 'session.refresh'
  | 'session.switch';

/** What is recorded of an account: which act, by whom, in which session, and whether it was refused. */
export interface AccountAct {
  action: AccountAction;
  outcome: 'done' | 'refused';
  accountId: string | null;
  organisationId?: string | null;
  sessionId?: string | null;
  reason?: string | null;
  details?: Record<string, unknown>;
  traceId: string;
}

const OF_THE_ACCOUNT: readonly AccountAction[] = ['account.recover', 'account.changeEmail', 'account.enableTwoFactor'];

/** Records an act of somebody who may not be signed in, in the caller's transaction. */
export const recordAct = async (em: EntityManager, act: AccountAct): Promise<void> => {
  const isAccount = OF_THE_ACCOUNT.includes(act.action);
  await em.execute(
    `insert into audit (account_id, organisation_id, action, entity, entity_id, reason, outcome, details, trace_id)
     values (?, ?, ?, ?, ?, ?, ?, ?::jsonb, ?)`,
    [
      act.accountId,
      act.organisationId ?? null,
      act.action,
      isAccount ? 'account' : 'session',
      (isAccount ? act.accountId : act.sessionId) ?? null,
      act.reason ?? null,
      act.outcome,
      JSON.stringify(act.details ?? {}),
      act.traceId,
    ],
  );
};
