import { describe } from '@jest/globals';
import { CLAIM_STATUSES, type ClaimAction, type ClaimStatus } from '@psp/contracts/benefits';
import type { Actor, Doer } from '../../actor.ts';
import { newId } from '../../id.ts';
import { everybody, FIRMA_WRITERS } from '../../testing/actors.ts';
import { everyCase } from '../../testing/every-case.ts';
import { BenefitClaim, claimActions } from './claim.entity.ts';

const NOW = new Date('2026-03-05T10:00:00Z');
const [uatId, firmaId] = [newId(), newId()];
const actors = everybody(uatId, firmaId);
const ADMINS = ['admin'];
const SYSTEM = ['system'];
const delivery = { address: 'Strada Fabricii 12, Cluj-Napoca', attention: 'Irina Dumitru' };

const aClaim = (status: ClaimStatus): BenefitClaim => {
  const claimed = { issueId: newId(), scope: '2026', number: 1 };
  return Object.assign(BenefitClaim.copy(actors['firmaEditor'] as Actor, claimed, delivery, NOW), { status });
};

const change = (claim: BenefitClaim, action: ClaimAction, doer: Doer): unknown => {
  switch (action) {
    case 'refuse':
      return claim.refuse(doer, 'Nu mai sunt exemplare.', NOW);
    case 'ship':
      return claim.ship(doer, '2040-118', NOW);
    case 'changeAddress':
      return claim.changeAddress(doer, delivery, NOW);
    case 'askChanges':
      return claim.askChanges(doer, 'Fontul este prea mic.', NOW);
    case 'move':
      return claim.move(doer, newId(), NOW);
    default:
      return claim[action](doer, NOW);
  }
};

describe('a claim of a firm', () =>
  everyCase<ClaimStatus, ClaimAction>({
    states: CLAIM_STATUSES,
    actors,
    allowed: {
      approve: { requested: ADMINS },
      refuse: { requested: ADMINS, approved: ADMINS },
      ship: { approved: ADMINS },
      receive: { shipped: FIRMA_WRITERS },
      changeAddress: { requested: FIRMA_WRITERS, approved: FIRMA_WRITERS },
      sendLayout: { awaiting_layout: FIRMA_WRITERS, changes_asked: FIRMA_WRITERS },
      acceptLayout: { layout_sent: ADMINS },
      askChanges: { layout_sent: ADMINS },
      cancel: {
        requested: FIRMA_WRITERS,
        approved: FIRMA_WRITERS,
        awaiting_layout: FIRMA_WRITERS,
        layout_sent: FIRMA_WRITERS,
        changes_asked: FIRMA_WRITERS,
      },
      move: { awaiting_layout: SYSTEM, changes_asked: SYSTEM },
      release: { awaiting_layout: SYSTEM, changes_asked: SYSTEM },
      print: { accepted: SYSTEM },
    },
    leadsTo: {
      approve: 'approved',
      refuse: 'refused',
      ship: 'shipped',
      receive: 'received',
      sendLayout: 'layout_sent',
      acceptLayout: 'accepted',
      askChanges: 'changes_asked',
      cancel: 'cancelled',
      move: 'awaiting_layout',
      release: 'released',
      print: 'printed',
    },
    attempt: (status, action, doer) => {
      const claim = aClaim(status);
      change(claim, action, doer);
      return claim.status;
    },
    listed: (status, doer) => claimActions(aClaim(status), doer, NOW),
  }));
