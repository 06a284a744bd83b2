import type { eventFeedbackOperations } from '@psp/contracts/event-feedback';
import type { Api } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';

/** Area in which those who attended an event answer. */
export interface FeedbackArea {
  kind: 'uat' | 'firma';
  api: Api<typeof eventFeedbackOperations>;
}

export interface FeedbackProps {
  area: FeedbackArea;
  /** Id of the event. */
  id: string;
}

export const ownFeedbackQuery = ({ kind, api }: FeedbackArea, id: string) =>
  readQuery(api, [kind, 'events', 'feedback', id], 'GET /events/:id/feedback', { id });
