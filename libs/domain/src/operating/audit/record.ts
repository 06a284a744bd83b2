import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditedEntity } from '@psp/contracts/history';
import type { Doer } from '../../actor.ts';
import type { Change } from '../../state-machine.ts';
import { Audit } from './audit.entity.ts';

interface Subject {
  entity: AuditedEntity;
  id: string;
}

/** Records a change in the caller's transaction: it is kept exactly when the change is. */
export const record = (
  em: EntityManager,
  doer: Doer,
  subject: Subject,
  change: Change<string>,
  more: { reason?: string | null; details?: Record<string, unknown> } = {},
): void => {
  em.create(
    Audit,
    {
      accountId: doer.kind === 'system' ? null : doer.accountId,
      organisationId: doer.kind === 'system' ? null : doer.organisationId,
      action: `${subject.entity}.${change.action}`,
      entity: subject.entity,
      entityId: subject.id,
      fromState: change.from,
      toState: change.to,
      reason: more.reason ?? null,
      details: more.details ?? null,
      traceId: doer.kind === 'system' ? null : (doer.traceId ?? null),
    },
    { persist: true },
  );
};
