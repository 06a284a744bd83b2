import type { EntityManager } from '@mikro-orm/postgresql';
import { Audit } from '../../operating/audit/audit.entity.ts';

/** The account that a confirmed sign-up acts with. */
export interface RegisteredAccount {
  id: string;
  displayName: string;
  email: string;
}

interface Act {
  action: string;
  entity: string;
  entityId: string;
  from?: string | null;
  to?: string | null;
  reason?: string | null;
  traceId: string | null;
}

/** Records what the person of a sign-up did, who is nobody's session yet. */
export function recordAs(em: EntityManager, account: RegisteredAccount, organisationId: string | null, act: Act): void {
  const { action, entity, entityId, from = null, to = null, reason = null, traceId } = act;
  const subject = { action, entity, entityId, fromState: from, toState: to, reason, details: null, traceId };
  em.create(Audit, { accountId: account.id, organisationId, ...subject }, { persist: true });
}
