import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { eventFeedbackOperations } from '@psp/contracts/event-feedback';
import { readOwnFeedback, writeEventFeedback } from '@psp/domain/attending/feedback/feedback.entity';

/** Registers the form after an event for one area. */
export const eventFeedbackRoutes = (app: PortalApp, kind: 'uat' | 'firma'): void =>
  implement(app, kind, eventFeedbackOperations, {
    own: ({ db, actor, now }, { id }) => readOwnFeedback(db, actor, id, now),
    write: acting({
      command: writeEventFeedback,
      answer: ({ db, actor, now }, _, { id }) => readOwnFeedback(db, actor, id, now),
    }),
  });
