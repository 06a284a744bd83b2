import type { Actor } from '../../actor.ts';
import { record } from './record.ts';
import type { Write } from '../../write.ts';

type OwnAct =
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

/** Records an act of a user on their own account. */
export const recordOwn = (write: Write<Actor>, action: OwnAct): void =>
  record(write, { entity: 'account', id: write.actor.accountId }, { action, from: 'active', to: 'active' });
