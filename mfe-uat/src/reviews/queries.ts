import type { ProjectView } from '@psp/contracts/projects';
import type { WriteReview } from '@psp/contracts/reviews';
import { api } from '../common/api.ts';

/** Both answer with the fresh view of the project. */
export const reviews = {
  write: (projectId: string, review: WriteReview, idempotencyKey: string) =>
    api.post<ProjectView>(`/projects/${projectId}/reviews`, review, { idempotencyKey }),
  reply: (reviewId: string, version: number, reply: string) =>
    api.post<ProjectView>(`/reviews/${reviewId}/reply`, { version, reply }),
};
