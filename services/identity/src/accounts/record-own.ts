import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '@psp/domain/actor';
import { record } from '@psp/domain/operating/audit/record';

/** What people do to their own account. */
export type OwnAct =
  | 'edit'
  | 'changePassword'
  | 'requestEmailChange'
  | 'cancelEmailChange'
  | 'enableTwoFactor'
  | 'disableTwoFactor'
  | 'renewRecoveryCodes'
  | 'requestExport'
  | 'requestDeletion'
  | 'cancelDeletion';

/** Records what somebody did to their own account. */
export const recordOwn = (em: EntityManager, actor: Actor, action: OwnAct): void =>
  record(em, actor, { entity: 'account', id: actor.accountId }, { action, from: 'active', to: 'active' });
