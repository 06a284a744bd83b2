import { describe } from '@jest/globals';
import { ACCOUNT_STATUSES, type AccountStatus } from '@psp/contracts/users';
import type { Actor, Doer } from '../../actor.ts';
import { newId } from '../../id.ts';
import { anActor, everybody } from '../../testing/actors.ts';
import { everyCase } from '../../testing/every-case.ts';
import { type AccountAction, accountActions, applyToAccount } from './account-actions.ts';

const NOW = new Date('2026-03-05T10:00:00Z');
const adminOwner = anActor({ kind: 'admin', role: 'owner' });
const actors: Record<string, Doer> = { ...everybody(newId(), newId()), adminOwner };
const ownId = (actors['admin'] as Actor).accountId;
const ownersId = adminOwner.accountId;
type Allowed = Record<AccountAction, Partial<Record<AccountStatus, string[]>>>;
const withFactor = (who: string[]): Allowed => ({
  suspend: { active: who },
  restore: { suspended: who },
  resendConfirmation: { unconfirmed: who },
  resetTwoFactor: { active: who, suspended: who },
});
const ADMIN = ['admin', 'adminOwner'];

interface Facts {
  id: string;
  hasTwoFactor: boolean;
  isStaff: boolean;
}

const casesOf = (facts: Facts, allowed: Allowed) => ({
  states: ACCOUNT_STATUSES,
  actors,
  allowed,
  leadsTo: { suspend: 'suspended', restore: 'active' } as const,
  attempt: (status: AccountStatus, action: AccountAction, doer: Doer) =>
    applyToAccount({ ...facts, status }, action, doer, NOW).to,
  listed: (status: AccountStatus, doer: Doer) => accountActions({ ...facts, status }, doer, NOW),
});

describe("a person's account with a second factor", () =>
  everyCase(casesOf({ id: newId(), hasTwoFactor: true, isStaff: false }, withFactor(ADMIN))));
describe("a person's account without a second factor", () =>
  everyCase(
    casesOf({ id: newId(), hasTwoFactor: false, isStaff: false }, { ...withFactor(ADMIN), resetTwoFactor: {} }),
  ));
describe('the account of a member of the association', () =>
  everyCase(casesOf({ id: newId(), hasTwoFactor: true, isStaff: true }, withFactor(['adminOwner']))));
describe("the administrator's own account", () => {
  const own = { hasTwoFactor: true, isStaff: true };
  everyCase(casesOf({ id: ownId, ...own }, withFactor(['adminOwner'])));
  everyCase(casesOf({ id: ownersId, ...own }, withFactor([])));
});
