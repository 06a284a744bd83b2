import type { ACCOUNT_ACTIONS, AccountStatus } from '@psp/contracts/users';
import { type Doer, isAdmin } from '../../actor.ts';
import { stateMachine } from '../../state-machine.ts';

export type AccountAction = (typeof ACCOUNT_ACTIONS)[number];

/** The columns on which the association's actions on an account depend. */
export interface AccountFacts {
  id: string;
  status: AccountStatus;
  hasTwoFactor: boolean;
  /** True for members of the association. */
  isStaff: boolean;
}

/*
 * Nobody may act on their own account. Only owners may act on members of the association: otherwise an editor could suspend the
 * owners.
 */
const by = (doer: Doer, { id, isStaff }: AccountFacts): boolean =>
  isAdmin(doer) && doer.kind !== 'system' && doer.accountId !== id && (!isStaff || doer.role === 'owner');

const machine = stateMachine<AccountFacts, AccountStatus, AccountAction>({
  suspend: { from: ['active'], to: 'suspended', by },
  restore: { from: ['suspended'], to: 'active', by },
  resendConfirmation: { from: ['unconfirmed'], by },
  resetTwoFactor: {
    from: ['active', 'suspended'],
    by,
    unless: ({ hasTwoFactor }) => (hasTwoFactor ? null : 'action.not_allowed'),
  },
});

export const accountActions = machine.actionsFor;
export const applyToAccount = machine.apply;
