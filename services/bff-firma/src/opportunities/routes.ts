import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { opportunityOperations } from '@psp/contracts/opportunity-operations';
import type { OpportunityView } from '@psp/contracts/opportunities';
import { versionsForFirm } from '@psp/domain/sourcing/service-requests/versions';
import { found } from '@psp/domain/load';
import { startOffer } from '@psp/domain/sourcing/offers/own-offer';
import { listOpportunities } from '@psp/domain/sourcing/opportunities/list';
import { fileOfOpportunity } from '@psp/domain/sourcing/opportunities/attached-files';
import { attachmentDownload } from '@psp/features/attachments/server/handlers';
import { calendarOf } from '@psp/features/deadlines/server/calendar';
import { ignoreOpportunity, restoreOpportunity } from '@psp/domain/sourcing/opportunities/ignored';
import { readOpportunity } from '@psp/domain/sourcing/opportunities/queries';
import { recordView } from '@psp/domain/sourcing/service-requests/visible-request';
import { askQuestion } from '@psp/domain/sourcing/questions/commands';
import { onOpportunity } from './views.ts';

/** Requests that a firm may answer, and the firm's questions about them. */
export const opportunityRoutes = (app: PortalApp): void =>
  implement(app, 'firma', opportunityOperations, {
    list: ({ db, actor }, query) => listOpportunities(db, actor, query),
    view: ({ db, actor, now }, { id }) => readOpportunity(db, actor, id, now),
    versions: ({ db, actor }, { id }) => versionsForFirm(db, actor, id),
    deadlineFile: async ({ db, actor, now }, { id }, reply) => {
      const view = found(await readOpportunity(db, actor, id, now));
      reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="${view.number}.ics"`);
      return reply.send(deadlineFile(view, app.portal.publicOrigin));
    },
    attachment: attachmentDownload(fileOfOpportunity),
    recordView,
    ask: onOpportunity(askQuestion),
    ignore: onOpportunity(ignoreOpportunity),
    restore: onOpportunity(restoreOpportunity),
    startOffer: onOpportunity(startOffer),
  });

/* Returns the deadline of a request in iCalendar format. `origin`: scheme, host and port of the portal. */
const deadlineFile = ({ id, number, title, kind, deadline, uat }: OpportunityView, origin: string): string =>
  calendarOf(
    { name: number, side: 'firma' },
    [
      {
        kind: 'offersClose',
        id,
        part: null,
        number,
        title,
        authority: uat.name,
        requestKind: kind,
        about: '',
        at: deadline,
        isWholeDay: false,
      },
    ],
    origin,
  );
