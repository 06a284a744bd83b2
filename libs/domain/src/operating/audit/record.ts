import type { EntityManager } from '@mikro-orm/postgresql';
import type { Doer } from '../../actor.ts';
import type { Change } from '../../state-machine.ts';
import { Audit } from './audit.entity.ts';

/** Entities whose changes are recorded, by the name under which they are found again. */
export type AuditedEntity =
  | 'service-request'
  | 'question'
  | 'offer'
  | 'project'
  | 'milestone'
  | 'review'
  | 'solution'
  | 'newsletter-issue'
  | 'session'
  | 'account'
  | 'organisation'
  | 'membership'
  | 'invitation'
  | 'access-request'
  | 'site-section'
  | 'legal-version'
  | 'registration'
  | 'community'
  | 'community-project'
  | 'ticket'
  | 'article'
  | 'article-revision';

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
