import type { ACCOUNT_ACTIONS, AccountStatus } from '@psp/contracts/users';
import { type Doer, isAdmin } from '../../actor.ts';
import { stateMachine } from '../../state-machine.ts';

export type AccountAction = (typeof ACCOUNT_ACTIONS)[number];

/** The columns that decide what the association may do with an account. */
export interface AccountFacts {
  id: string;
  status: AccountStatus;
  hasTwoFactor: boolean;
  /** True of people of the association. */
  isStaff: boolean;
}

/*
 * Nobody locks themselves out, and nobody takes off their own second factor by this way. The association's own people are
 * its owners' to decide on: an editor could otherwise put them out of the way.
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
