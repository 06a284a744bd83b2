import { defineEntity, p } from '@mikro-orm/core';
import { SUPPORT_VIEW_MINUTES } from '@psp/contracts/support-view-names';
import { type Actor, type Doer, isAdmin, isSystem } from '../../actor.ts';
import { row } from '../../columns.ts';
import { newId } from '../../id.ts';
import { type Change, stateMachine } from '../../state-machine.ts';

type ViewStatus = 'open' | 'ended';

const MINUTE = 60_000;

const viewSchema = defineEntity({
  name: 'SupportView',
  tableName: 'support_view',
  properties: {
    ...row,
    organisationId: p.uuid(),
    accountId: p.uuid(),
    status: p.string().$type<ViewStatus>(),
    reason: p.text(),
    openedAt: p.datetime(),
    endsAt: p.datetime(),
    endedAt: p.datetime().nullable(),
  },
});

type ViewFacts = Pick<SupportView, 'status' | 'accountId'>;

const machine = stateMachine<ViewFacts, ViewStatus, 'end' | 'lapse'>({
  end: { from: ['open'], to: 'ended', by: (doer, { accountId }) => isAdmin(doer) && doer.accountId === accountId },
  lapse: { from: ['open'], to: 'ended', by: isSystem },
});

/** The time in which an administrator reads what an organisation sees. */
export class SupportView extends viewSchema.class {
  static of({ accountId }: Actor, organisationId: string, reason: string, now: Date): SupportView {
    const endsAt = new Date(now.getTime() + SUPPORT_VIEW_MINUTES * MINUTE);
    const opened = { id: newId(), status: 'open' as const, openedAt: now, endsAt, endedAt: null };
    return Object.assign(new SupportView(), { ...opened, organisationId, accountId, reason });
  }

  /** Ends the view before its time. */
  end(doer: Doer, now: Date): Change<ViewStatus> {
    const change = machine.apply(this, 'end', doer, now);
    this.endedAt = now;
    return change;
  }

  /** Ends the view whose time has passed, at that time. */
  lapse(doer: Doer, now: Date): Change<ViewStatus> {
    const change = machine.apply(this, 'lapse', doer, now);
    this.endedAt = this.endsAt;
    return change;
  }
}
viewSchema.setClass(SupportView);
