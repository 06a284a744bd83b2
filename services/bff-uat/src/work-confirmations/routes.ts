import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { workConfirmationOperations } from '@psp/contracts/work-confirmations';
import { confirmWork, declineWork } from '@psp/domain/presenting/work-confirmations/commands';
import { readConfirmation } from '@psp/domain/presenting/work-confirmations/queries';

const answered = (command: typeof confirmWork) =>
  acting({ command, answer: ({ db, actor, now }, _, { key }) => readConfirmation(db, actor, key, now) });

/** Works of firms that the authority is asked to confirm. */
export const workConfirmationRoutes = (app: PortalApp): void =>
  implement(app, 'uat', workConfirmationOperations, {
    view: ({ db, actor, now }, { key }) => readConfirmation(db, actor, key, now),
    confirm: answered(confirmWork),
    decline: answered(declineWork),
  });
