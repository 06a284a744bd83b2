import type { ProjectView } from '@psp/contracts/projects';
import type { WriteReview } from '@psp/contracts/reviews';
import { api } from '../common/api.ts';
import { useIntention } from '@psp/remote/use-intention';
import { useWrite } from '../common/use-write.ts';
import { projectQuery } from '../projects/queries.ts';

/** Writing the firm's review of a project and replying to the other side's; both answer with the project's view. */
export function useReviewActions(projectId: string) {
  const key = projectQuery(projectId).queryKey;
  const intention = useIntention();
  const write = useWrite(key, async (review: WriteReview) => {
    const idempotencyKey = intention.keyFor(review);
    const view = await api.post<ProjectView>(`/projects/${projectId}/reviews`, review, { idempotencyKey });
    intention.settle();
    return view;
  });
  const reply = useWrite(key, ({ id, ...body }: { id: string; version: number; reply: string }) =>
    api.post<ProjectView>(`/reviews/${id}/reply`, body),
  );
  return { write, reply };
}
