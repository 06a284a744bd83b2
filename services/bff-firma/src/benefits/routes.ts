import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { benefitOperations } from '@psp/contracts/benefits-operations';
import type { Actor } from '@psp/domain/actor';
import {
  cancelClaim,
  changeAddress,
  claimCopy,
  receiveCopy,
  reserveAd,
  sendLayout,
} from '@psp/domain/publishing/benefits/claim-benefit';
import { layoutOf, listOwnClaims, readBenefits } from '@psp/domain/publishing/benefits/queries';
import type { Write } from '@psp/domain/write';
import { attachmentDownload } from '@psp/features/attachments/server/handlers';

const claiming = <Input>(command: (write: Write<Actor>, input: Input) => Promise<unknown>) =>
  acting({ command, answer: ({ db, actor, now }, _, __: Input) => readBenefits(db, actor, now) });

/** Benefits of the firm's package: what is left, claims, delivery and layouts. */
export const benefitRoutes = (app: PortalApp): void =>
  implement(app, 'firma', benefitOperations, {
    view: ({ db, actor, now }) => readBenefits(db, actor, now),
    claims: ({ db, actor, now }, { page }) => listOwnClaims(db, actor, page, now),
    claimCopy: claiming(claimCopy),
    reserveAd: claiming(reserveAd),
    receive: claiming(receiveCopy),
    changeAddress: claiming(changeAddress),
    sendLayout: claiming(sendLayout),
    cancel: claiming(cancelClaim),
    layout: attachmentDownload(layoutOf),
  });
