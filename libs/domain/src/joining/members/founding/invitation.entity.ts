import { defineEntity, p } from '@mikro-orm/core';
import { FOUNDING_DAYS } from '@psp/contracts/organisation-import-names';
import { type Doer, isAdmin } from '../../../actor.ts';
import { createdAt, row } from '../../../columns.ts';
import { DomainError } from '../../../errors.ts';
import { newId } from '../../../id.ts';
import { type Change, stateMachine } from '../../../state-machine.ts';
import type { InvitationStatus } from '../invitation.entity.ts';
import type { FoundingContent } from './content.ts';

const DAY = 86_400_000;

const foundingSchema = defineEntity({
  name: 'FoundingInvitation',
  tableName: 'founding_invitation',
  properties: {
    ...row,
    createdAt,
    kind: p.string().$type<'uat' | 'firma'>(),
    name: p.text(),
    cui: p.text(),
    email: p.text(),
    content: p.json<FoundingContent | null>(),
    tokenHash: p.text().nullable(),
    invitedBy: p.uuid(),
    expiresAt: p.datetime(),
    acceptedAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
  },
});

interface Founding {
  email: string;
  content: FoundingContent;
  tokenHash: string;
  invitedBy: string;
}

interface Facts {
  status: InvitationStatus;
}
const machine = stateMachine<Facts, InvitationStatus, 'revoke'>({
  revoke: { from: ['open'], to: 'revoked', by: isAdmin },
});

/** What the doer may do with the invitation at `now`. */
export const foundingActions = (facts: Facts, doer: Doer, now: Date): 'revoke'[] =>
  machine.actionsFor(facts, doer, now);

/** The association's invitation to an organisation that is not in the portal; whoever accepts it becomes its owner. */
export class FoundingInvitation extends foundingSchema.class {
  static of({ content, ...given }: Founding, now: Date): FoundingInvitation {
    const { kind, name, cui } = content;
    const dates = { createdAt: now, expiresAt: new Date(now.getTime() + FOUNDING_DAYS * DAY) };
    const open = { acceptedAt: null, revokedAt: null };
    return Object.assign(new FoundingInvitation(), {
      id: newId(),
      kind,
      name,
      cui,
      content,
      ...given,
      ...dates,
      ...open,
    });
  }

  statusAt(now: Date): InvitationStatus {
    if (this.acceptedAt) return 'accepted';
    if (this.revokedAt) return 'revoked';
    return this.expiresAt > now ? 'open' : 'expired';
  }

  /** Ends it because another one replaces it. */
  replace(now: Date): Change<InvitationStatus> {
    const from = this.statusAt(now);
    Object.assign(this, { tokenHash: null, revokedAt: now });
    return { action: 'replace', from, to: 'revoked' };
  }

  /** Ends it by an act of the association; its link is kept to say so. Throws `action.not_allowed` unless it is open. */
  revoke(doer: Doer, now: Date): Change<InvitationStatus> {
    const change = machine.apply({ status: this.statusAt(now) }, 'revoke', doer, now);
    Object.assign(this, { content: null, revokedAt: now });
    return change;
  }

  /** Accepts it; the caller has checked the link's token. Throws `link.invalid` unless it is open. */
  accept(now: Date): Change<InvitationStatus> {
    const from = this.statusAt(now);
    if (from !== 'open') throw new DomainError('link.invalid');
    // Its organisation has the data now.
    Object.assign(this, { acceptedAt: now, content: null });
    return { action: 'accept', from, to: 'accepted' };
  }
}
foundingSchema.setClass(FoundingInvitation);
