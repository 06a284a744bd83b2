import type { EntityManager } from '@mikro-orm/postgresql';
import { insertActs } from '../../operating/audit/rows.ts';
import { within } from '../../read-db.ts';

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
  const {
    action,
    outcome,
    accountId,
    organisationId = null,
    sessionId = null,
    reason = null,
    details = {},
    traceId,
  } = act;
  const [entity, entityId] = OF_THE_ACCOUNT.includes(action) ? ['account', accountId] : ['session', sessionId];
  const what = { at: new Date(), action, entity, entityId, reason, outcome, details, traceId };
  await insertActs(within(em), [{ accountId, organisationId, ...what }]);
};
