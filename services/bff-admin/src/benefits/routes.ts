import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { sendExport } from '@psp/bff-kit/tables/send-export';
import { benefitHandlingOperations } from '@psp/contracts/benefits-operations';
import { listAllowances, setAllowance } from '@psp/domain/publishing/benefits/allowances';
import {
  acceptLayout,
  approveClaim,
  askChanges,
  refuseClaim,
  shipCopy,
} from '@psp/domain/publishing/benefits/handle-claim';
import { EXPORT_COLUMNS, exportClaims, listClaims, readClaim } from '@psp/domain/publishing/benefits/handled-queries';
import { layoutOf } from '@psp/domain/publishing/benefits/queries';
import { attachmentDownload } from '@psp/features/attachments/server/handlers';
import { actsOn, type Reading } from '../acts-on.ts';

const viewOf = ({ db, actor, now }: Reading, id: string) => readClaim(db, actor, id, now);
const decision = actsOn(viewOf);

/** Claims of firms on the benefits of their package, and what the package holds in a year. */
export const benefitHandlingRoutes = (app: PortalApp): void =>
  implement(app, 'admin', benefitHandlingOperations, {
    claims: ({ db, actor, now }, query) => listClaims(db, actor, query, now),
    export: sendExport({ name: 'beneficii', columns: EXPORT_COLUMNS, rows: exportClaims }),
    claim: (read, { id }) => viewOf(read, id),
    layout: attachmentDownload(layoutOf),
    approve: decision(approveClaim),
    refuse: decision(refuseClaim),
    ship: decision(shipCopy),
    acceptLayout: decision(acceptLayout),
    askChanges: decision(askChanges),
    allowances: ({ db, actor, now }) => listAllowances(db, actor, now),
    setAllowance: acting({
      command: setAllowance,
      answer: ({ db, actor, now }) => listAllowances(db, actor, now),
    }),
  });
