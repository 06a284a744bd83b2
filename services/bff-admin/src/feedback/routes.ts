import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { sendTable } from '@psp/bff-kit/tables/send-table';
import { feedbackResultOperations } from '@psp/contracts/event-feedback';
import { exportFeedback, FEEDBACK_COLUMNS, readFeedbackResults } from '@psp/domain/attending/feedback/results';

/** Answers of those who attended an event. */
export const feedbackRoutes = (app: PortalApp): void =>
  implement(app, 'admin', feedbackResultOperations, {
    results: ({ db, now }, { id }) => readFeedbackResults(db, id, now),
    table: async ({ db, now }, { id, format }, reply) =>
      sendTable(reply, { name: 'pareri', format, columns: FEEDBACK_COLUMNS, rows: await exportFeedback(db, id, now) }),
  });
